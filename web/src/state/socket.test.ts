import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Telling } from "../ground/wire";
import { Socket, type Listener } from "./socket";

/** A socket that does what the test says. */
class Fake {
  static all: Fake[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  constructor(readonly url: string) {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(telling: unknown): void {
    this.onmessage?.({ data: JSON.stringify(telling) });
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
}

const told: Telling[] = [];
const lost: boolean[] = [];
const closed: number[] = [];
const listener: Listener = {
  told: (telling) => told.push(telling),
  lost: (isLost) => lost.push(isLost),
  closed: (code) => closed.push(code),
};
let socket: Socket;
const last = (): Fake => Fake.all[Fake.all.length - 1] as Fake;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  Fake.all = [];
  told.length = lost.length = closed.length = 0;
  socket = new Socket("ws://host/ws/t", listener);
});

afterEach(() => {
  socket.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer finds the message it answers", async () => {
  last().open();
  const first = socket.ask({ is: "ping" });
  const second = socket.ask({ is: "hint", seat: 0 });
  expect(last().sent.map((each) => each.id)).toEqual([1, 2]);
  last().say({ is: "refused", message: "no", detail: {}, rule: "", would: [], version: 1, id: 2 });
  last().say({ is: "pong", id: 1 });
  expect((await first)?.is).toBe("pong");
  expect((await second)?.is).toBe("refused");
  expect(told.length).toBe(2);
});

test("a gap shorter than a second is nobody's business", () => {
  last().open();
  lost.length = 0;
  last().fail();
  vi.advanceTimersByTime(200);
  last().open();
  vi.advanceTimersByTime(5_000);
  expect(lost).toEqual([false]);
});

test("a longer one is told, and its end too", () => {
  last().open();
  lost.length = 0;
  last().fail();
  for (let step = 0; step < 30; step += 1) {
    vi.advanceTimersByTime(100);
    if (last().readyState === 0) last().fail();
  }
  expect(lost).toEqual([true]);
  vi.advanceTimersByTime(5_000);
  last().open();
  expect(lost).toEqual([true, false]);
});

test("it waits longer and longer, but not when the network returns", () => {
  last().open();
  last().fail();
  for (let step = 0; step < 200; step += 1) {
    vi.advanceTimersByTime(100);
    if (last().readyState === 0) last().fail();
  }
  const tries = Fake.all.length;
  expect(tries).toBeLessThan(12);
  dispatchEvent(new Event("online"));
  expect(Fake.all.length).toBe(tries + 1);
});

test("when the network goes the connection goes with it, and comes back with it", () => {
  last().open();
  dispatchEvent(new Event("offline"));
  expect(last().readyState).toBe(3);
  const tries = Fake.all.length;
  dispatchEvent(new Event("online"));
  expect(Fake.all.length).toBe(tries + 1);
});

test("a connection that no longer answers is given up", () => {
  last().open();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.at(-1)?.is).toBe("ping");
  vi.advanceTimersByTime(6_200);
  expect(Fake.all.length).toBe(2);
});

test("what was asked of a lost connection is answered by nothing", async () => {
  last().open();
  const asked = socket.ask({ is: "start" });
  last().fail();
  expect(await asked).toBeNull();
  expect(await socket.ask({ is: "start" })).toBeNull();
});

test("a server that says no for good is not asked again", () => {
  last().open();
  last().fail(4404);
  vi.advanceTimersByTime(60_000);
  expect(Fake.all.length).toBe(1);
  expect(closed).toEqual([4404]);
});

const DRAW = { is: "act", version: 7, seat: 0, action: "draw" } as const;

test("a move made while the connection is away is made when it is back, the last one of several", async () => {
  last().open();
  last().fail();
  const first = socket.ask({ ...DRAW, action: "draw 2" });
  const second = socket.ask(DRAW);
  expect(await first).toBeNull();
  expect(socket.keeps).toBe(true);
  vi.advanceTimersByTime(200);
  last().open();
  expect(last().sent).toEqual([{ ...DRAW, id: 2 }]);
  last().say({ is: "pong", id: 2 });
  expect((await second)?.is).toBe("pong");
});

test("a move that was on its way when the connection went is made again", () => {
  last().open();
  void socket.ask(DRAW);
  last().fail();
  vi.advanceTimersByTime(200);
  last().open();
  expect(last().sent).toEqual([{ ...DRAW, id: 1 }]);
});

test("no move waits for a server that says no for good", async () => {
  last().open();
  const asked = socket.ask(DRAW);
  last().fail(4404);
  expect(await asked).toBeNull();
  expect(await socket.ask(DRAW)).toBeNull();
});

test("whose hand is to be seen, and whether an arrangement fits, is asked again when the connection is back", async () => {
  last().open();
  last().fail();
  vi.advanceTimersByTime(100);
  for (const asked of [{ is: "look", seat: 1 }, { is: "check", seat: 0, parts: [["r1"]] }] as const) {
    const answer = socket.ask({ ...asked } as Parameters<Socket["ask"]>[0]);
    if (last().readyState !== 0) vi.advanceTimersByTime(1_000);
    last().open();
    const sent = last().sent.at(-1);
    expect(sent).toMatchObject(asked);
    last().say({ is: "pong", id: sent?.id });
    expect((await answer)?.is).toBe("pong");
    last().fail();
  }
});
