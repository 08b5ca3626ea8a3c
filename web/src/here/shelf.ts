/** Where a page without a server keeps its games: IndexedDB; in memory where the browser keeps nothing. */
const NAME = "level8";
const LOG = "log";
const KEPT = "kept";

export type Room = "tables" | "games" | "replays" | "reviews" | "secrets";
export type Restored = "restored" | "no-games" | "refused";
interface Kept {
  room: string;
  key: string;
  text: string;
}

function done<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = transaction.onerror = () => reject(transaction.error);
  });
}

/** Write in one transaction: all of it, or nothing. */
async function whole<Found>(base: IDBDatabase, rooms: string[], work: (transaction: IDBTransaction) => Promise<Found>): Promise<Found> {
  const transaction = base.transaction(rooms, "readwrite");
  const end = committed(transaction);
  end.catch(() => {});
  try {
    const found = await work(transaction);
    await end;
    return found;
  } catch (error) {
    if (!transaction.error) transaction.abort();
    throw error;
  }
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(LOG, { keyPath: ["table", "version"] });
    request.result.createObjectStore(KEPT, { keyPath: ["room", "key"] });
  };
  return done(request);
}

/** All versions of one table, from the one after `after` on. */
function logOf(table: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([table, after], [table, Infinity], true);
}

export class Shelf {
  #base: Promise<IDBDatabase | null>;
  #full = false; // from then on memory keeps what is new, and what was kept can still be read
  #logs = new Map<string, string[]>(); // of the tables that were used since the page was opened
  #rooms = new Map<string, Map<string, string>>();
  #onrefused: (full: boolean) => void;

  /** `onrefused` hears when the browser keeps nothing, or has no more room. */
  constructor(onrefused: (full: boolean) => void = () => {}) {
    this.#onrefused = onrefused;
    this.#base = opened().catch(() => {
      this.#onrefused(false);
      return null;
    });
  }

  /** Use the database; browsers close it now and then, so it is opened anew once where that fails. */
  async #use<Found>(work: (base: IDBDatabase) => Promise<Found>): Promise<Found | null> {
    const base = await this.#base;
    if (!base) return null;
    try {
      return await work(base);
    } catch {
      if ((await this.#base) === base) {
        base.close();
        this.#base = opened().catch(() => base);
      }
      return work((await this.#base) ?? base);
    }
  }

  /** Read from the database; null where that cannot be done. */
  #read<Found>(work: (base: IDBDatabase) => Promise<Found>): Promise<Found | null> {
    return this.#use(work).catch(() => null);
  }

  /** Write to the database; null where it takes nothing (any more). */
  async #write<Found>(work: (base: IDBDatabase) => Promise<Found>): Promise<Found | null> {
    if (this.#full) return null;
    try {
      return await this.#use(work);
    } catch {
      this.#full = true; // the game goes on in memory
      this.#onrefused(true);
      return null;
    }
  }

  async append(table: string, version: number, events: string): Promise<string> {
    const added = JSON.parse(events) as string[];
    const told = await this.#write((base) =>
      whole(base, [LOG], async (transaction) => {
        const log = transaction.objectStore(LOG);
        if (await done(log.getKey([table, version]))) return "taken";
        if (version > 1 && !(await done(log.getKey([table, version - 1])))) return "gap";
        added.forEach((text, index) => log.add({ table, version: version + index, text }));
        return "stored";
      }),
    );
    const known = this.#logs.get(table) ?? [];
    if (told && told !== "stored") return told;
    if (!told && version !== known.length + 1) return version <= known.length ? "taken" : "gap";
    if (version === known.length + 1) this.#logs.set(table, [...known, ...added]);
    return "stored";
  }

  async events(table: string, after: number): Promise<string> {
    const found = await this.#read(async (base) => {
      const rows = await done(base.transaction(LOG).objectStore(LOG).getAll(logOf(table)));
      return rows.map((row: { text: string }) => row.text);
    });
    const known = this.#logs.get(table) ?? [];
    const all = found && found.length >= known.length ? found : known;
    this.#logs.set(table, all);
    return JSON.stringify(all.slice(after));
  }

  async put(room: string, key: string, text: string): Promise<void> {
    const there = this.#rooms.get(room) ?? new Map<string, string>();
    this.#rooms.set(room, there.set(key, text));
    await this.#write((base) =>
      whole(base, [KEPT], (transaction) => done(transaction.objectStore(KEPT).put({ room, key, text }))),
    );
  }

  async take(room: string, key: string): Promise<string> {
    const known = this.#rooms.get(room)?.get(key) ?? "";
    if (this.#full && known) return known;
    const found = await this.#read(async (base) => {
      const row = await done<Kept | undefined>(base.transaction(KEPT).objectStore(KEPT).get([room, key]));
      return row?.text ?? "";
    });
    return found || known;
  }

  async all(room: string): Promise<string> {
    const found = await this.#read((base) => {
      const range = IDBKeyRange.bound([room, ""], [room, "\uffff"]);
      return done<Kept[]>(base.transaction(KEPT).objectStore(KEPT).getAll(range));
    });
    const texts = new Map((found ?? []).map((row) => [row.key, row.text]));
    if (!found || this.#full) for (const [key, text] of this.#rooms.get(room) ?? []) texts.set(key, text);
    return JSON.stringify([...texts.values()]);
  }

  /** Everything that is kept, as one text to be saved as a file. */
  async everything(): Promise<string> {
    const found = await this.#read(async (base) => {
      const transaction = base.transaction([LOG, KEPT]);
      const log = await done<Row[]>(transaction.objectStore(LOG).getAll());
      const kept = await done<Kept[]>(transaction.objectStore(KEPT).getAll());
      return { log, kept };
    });
    const log = new Map((found?.log ?? []).map((row) => [`${row.table}/${row.version}`, row]));
    const kept = new Map((found?.kept ?? []).map((each) => [`${each.room}/${each.key}`, each]));
    if (!found || this.#full) {
      for (const [table, texts] of this.#logs)
        texts.forEach((text, index) => log.set(`${table}/${index + 1}`, { table, version: index + 1, text }));
      for (const [room, texts] of this.#rooms) for (const [key, text] of texts) kept.set(`${room}/${key}`, { room, key, text });
    }
    const saved = [...kept.values()].filter(({ room }) => room === "tables" || room === "games");
    return JSON.stringify({ level8: 1, log: [...log.values()], kept: saved });
  }

  /** Put what `everything` told on the shelf, if it is that; what is there already stays. */
  async restore(text: string): Promise<Restored> {
    const found = readEverything(text);
    if (!found) return "no-games";
    if (this.#full) return "refused";
    const restored = this.#use((base) =>
      whole(base, [LOG, KEPT], async (transaction) => {
        const [log, kept] = [transaction.objectStore(LOG), transaction.objectStore(KEPT)];
        const there = new Set((await done(log.getAllKeys())).map((key) => (key as [string, number])[0]));
        for (const row of found.log) if (!there.has(row.table)) log.put(row);
        for (const row of found.kept) if (!(await done(kept.getKey([row.room, row.key])))) kept.put(row);
        return "restored" as const;
      }),
    );
    return (await restored.catch(() => null)) ?? "refused"; // too much for the browser: it may still keep a game
  }
}

interface Row {
  table: string;
  version: number;
  text: string;
}

/** What a saved text holds, if it is one; every field as it must be, and nothing else. */
export function readEverything(text: string): { log: Row[]; kept: Kept[] } | null {
  try {
    const { level8, log, kept } = JSON.parse(text) as { level8: unknown; log: Row[]; kept: Kept[] };
    if (level8 !== 1) return null;
    return {
      log: log.map(({ table, version, text: event }) => {
        if (!table.startsWith("here0") || !Number.isInteger(version) || version < 1) throw new Error(table);
        JSON.parse(event);
        return { table, version, text: event };
      }),
      kept: kept.map(({ room, key, text: value }) => {
        if (room !== "tables" && room !== "games") throw new Error(room);
        JSON.parse(value);
        return { room, key: String(key), text: value };
      }),
    };
  } catch {
    return null;
  }
}
