/** A house without a server: level8 itself, as plain Python under Pyodide, in a worker of this page. */
import { Speech, type Values } from "../words/speech";
import { Gone, startPython } from "./python";
import { Shelf } from "./shelf";

/** A language and its sentences, for what is told in words. */
interface Given {
  language: string;
  texts: string[];
}
/** What the page asks of the worker. */
export type Order =
  | { is: "ask"; id: number; method: string; path: string; body: string; speech: Given | null }
  | { is: "connect"; line: number; table: string }
  | { is: "hear"; line: number; text: string }
  | { is: "leave"; line: number }
  | { is: "heard"; table: string }
  | { is: "shelf"; id: number; what: Asking; given: string[] };
/** What the page asks of the shelf. */
export type Asking = "put" | "take" | "all" | "everything" | "restore";
/** What it tells the page. */
export type News =
  | { is: "loading"; done: number; total: number }
  | { is: "ready" }
  | { is: "failed"; why: string; gone: boolean }
  | { is: "answer"; id: number; text: string }
  | { is: "says"; line: number; text: string }
  | { is: "closes"; line: number; code: number }
  | { is: "keeps-nothing"; full: boolean };

interface House {
  ask(method: string, path: string, body: string, person: string, speak: Speak): Promise<string>;
  connect(line: number, table: string): void;
  hear(line: number, text: string): void;
  leave(line: number): void;
  heard(table: string): void;
}
type Speak = (id: string, values: string) => string;

const base = self.name; // where the page lies; with a slash at its end
const tell = (news: News): void => self.postMessage(news);
const others = new BroadcastChannel("level8");
const early: Exclude<Order, { is: "shelf" }>[] = [];
let house: House | null = null;

const shelf = new Shelf((full) => tell({ is: "keeps-nothing", full }));

self.onmessage = ({ data }: MessageEvent<Order>) => {
  if (data.is === "shelf") void look(data);
  else if (house) void follow(house, data);
  else early.push(data);
};
others.onmessage = ({ data }: MessageEvent<string>) => house?.heard(data);

/** What is on the shelf can be had before the interpreter runs. */
async function look({ id, what, given }: Extract<Order, { is: "shelf" }>): Promise<void> {
  const found = await (shelf[what] as (...given: string[]) => Promise<string | void>).apply(shelf, given);
  tell({ is: "answer", id, text: found ?? "" });
}

async function follow(there: House, order: Exclude<Order, { is: "shelf" }>): Promise<void> {
  if (order.is === "ask") {
    const asked = there.ask(order.method, order.path, order.body, "me", speaker(order.speech));
    tell({ is: "answer", id: order.id, text: await asked.catch(() => TROUBLE) });
  } else if (order.is === "connect") there.connect(order.line, order.table);
  else if (order.is === "hear") there.hear(order.line, order.text);
  else if (order.is === "leave") there.leave(order.line);
  else there.heard(order.table);
}

let coach: Worker | null = null;
const judged: ((answer: string) => void)[] = []; // who waits for the coach, in order

/** What the coach answers, in a worker of its own that starts with the first question; empty where it cannot. */
function askCoach(question: string): Promise<string> {
  coach ??= startCoach();
  return new Promise((resolve) => {
    judged.push(resolve);
    coach?.postMessage(question);
  });
}

function startCoach(): Worker {
  const started = new Worker(new URL("./coach.ts", import.meta.url), { type: "module", name: base });
  started.onmessage = ({ data }: MessageEvent<string>) => judged.shift()?.(data);
  started.onerror = () => {
    coach = null;
    for (const resolve of judged.splice(0)) resolve("[]");
  };
  return started;
}

const TROUBLE = JSON.stringify({ status: 400, body: { message: "web-server-trouble", detail: {} } });

/** What puts messages into words for Python, which has no Fluent here; empty where there are none. */
function speaker(given: Given | null): Speak {
  if (!given) return () => "";
  const speech = new Speech(given.language);
  for (const text of given.texts) speech.learn(text);
  return (id, values) => speech.say(id, JSON.parse(values) as Values) ?? "";
}

async function begin(): Promise<void> {
  const python = await startPython(base, (done, total) => tell({ is: "loading", done, total }));
  const { append } = shelf;
  shelf.append = async (table, version, events) => {
    const told = await append.call(shelf, table, version, events);
    if (told === "stored") others.postMessage(table);
    return told;
  };
  python.globals.set("shelf", shelf);
  python.globals.set("say", (line: number, text: string) => tell({ is: "says", line, text }));
  python.globals.set("coach", askCoach);
  python.globals.set("close", (line: number, code: number) => tell({ is: "closes", line, code }));
  await python.runPythonAsync(`
from level8.here.house import House
house = House(shelf, say, close, coach=coach)
await house.open()
`);
  const ready = (house = python.globals.get("house") as House);
  tell({ is: "ready" });
  for (const order of early.splice(0)) void follow(ready, order);
}

begin().catch((error: unknown) => tell({ is: "failed", why: String(error), gone: error instanceof Gone }));
