import { createContext } from "svelte";
import type { TableState } from "../../state/table.svelte";
import type { Play } from "./play.svelte";

export const [theTable, setTable] = createContext<TableState>();
export const [thePlay, setPlay] = createContext<Play>();
