/** Whether others in the house reach this page, where it is served by the machine that shows it. */
import type { Neighbourhood } from "../ground/wire";
import { getJson, postJson } from "./api";
import { onlyHere } from "./sharing";

/** `address` leads the others here; empty as long as only this machine comes in. */
export const neighbours = $state({ onlyHere: onlyHere(location.hostname), address: "" });

/** Ask whether they come in already. */
export async function look(): Promise<void> {
  if (!neighbours.onlyHere || neighbours.address) return;
  neighbours.address = (await getJson<Neighbourhood>("/api/neighbours")).address;
}

/** Let them in; throws an ApiError where that cannot be. */
export async function letIn(): Promise<void> {
  neighbours.address = (await postJson<Neighbourhood>("/api/neighbours", {})).address;
}

/** A link for somebody else, from the whole link that this machine would use. */
export function forOthers(link: string): string {
  return neighbours.address ? link.replace(`${location.origin}/`, neighbours.address) : link;
}
