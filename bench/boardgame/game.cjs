// Drawing and discarding with a secret hand: as little of a card game as can be.
const { PlayerView, TurnOrder } = require("boardgame.io/core");
module.exports = {
  name: "cards",
  setup: ({ ctx }) => {
    const deck = Array.from({ length: 120 }, (_, card) => card);
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = { hand: deck.splice(0, 10) };
    return { secret: { deck }, players, discards: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    draw: {
      client: false,
      move: ({ G, playerID }) => {
        if (!G.secret.deck.length) G.secret.deck = G.discards.splice(0);
        G.players[playerID].hand.push(G.secret.deck.pop());
      },
    },
    discard: {
      client: false,
      move: ({ G, playerID, events }) => {
        G.discards.push(G.players[playerID].hand.shift());
        events.endTurn();
      },
    },
  },
  turn: { order: TurnOrder.DEFAULT },
};
