// Four people at each table: node load.cjs PORT TABLES EVERY SECONDS; prints the waits as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.cjs");

const [port, tables, every, seconds] = process.argv.slice(2).map(Number);
const pause = (ms) => new Promise((done) => setTimeout(done, Math.max(0, ms)));

async function table(number) {
  const people = [0, 1, 2, 3].map((seat) =>
    Client({
      game,
      numPlayers: 4,
      matchID: `m${number}`,
      playerID: String(seat),
      debug: false,
      multiplayer: SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } }),
    }),
  );
  const party = { people, wanted: Infinity, done: null };
  for (const person of people) {
    person.subscribe((state) => {
      if (state && party.done && people.every((each) => (each.getState()?._stateID ?? -1) >= party.wanted)) {
        const done = party.done;
        party.done = null;
        done();
      }
    });
    person.start();
  }
  while (!people.every((each) => each.getState())) await pause(20);
  return party;
}

async function play(party, end, waits) {
  let due = performance.now() + Math.random() * every * 1000;
  let drawn = false;
  while (due < end) {
    await pause(due - performance.now());
    const state = party.people[0].getState();
    party.wanted = state._stateID + 1;
    const begun = performance.now();
    await new Promise((done) => {
      party.done = done;
      const person = party.people[Number(state.ctx.currentPlayer)];
      drawn ? person.moves.discard() : person.moves.draw();
    });
    drawn = !drawn;
    waits.push(performance.now() - begun);
    due = Math.max(due + every * 1000 * (0.5 + Math.random()), performance.now());
  }
}

(async () => {
  const parties = [];
  for (let number = 0; number < tables; number++) parties.push(await table(number));
  console.log("begin");
  const waits = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(parties.map((party) => play(party, end, waits)));
  console.log(JSON.stringify(waits.map((wait) => Math.round(wait * 100) / 100)));
  process.exit(0);
})();
