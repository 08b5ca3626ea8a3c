"""What one server does about a person, the other servers on the same database do as well."""

import pytest
from websockets.exceptions import ConnectionClosed

from server.house import Client, open_house
from server.store.homes import Home
from server.test_devices import AGAIN, NEW, is_there, post


async def sent_away(client: Client) -> bool:
    """Whether a client is told to come again."""
    with pytest.raises(ConnectionClosed):
        await client.until(lambda _: False)
    return client.link.close_code == AGAIN


def test_ended_devices_and_forgotten_people_are_so_at_every_server(home: Home) -> None:
    if home.kind != "postgres":
        pytest.skip("there is one server on a data folder")
    first, second = home.stores(2)

    async def story() -> None:
        async with (
            open_house(home.folder, store=first) as here,
            open_house(home.folder, store=second) as there,
        ):
            table, old = await here.make(NEW)
            async with there.at(table, old) as elsewhere:
                await elsewhere.first()
                _, _, new = await post(here, "/api/renew", old)
                assert (await post(here, "/api/end-others", new))[0] == 200
                assert await sent_away(elsewhere)
            assert not await is_there(there, old)
            assert await is_there(there, new)
            async with there.at(table) as bob:
                seen = await bob.first()
                assert seen["table"]["sitters"][0]["name"] == "Annabella"
                assert (await post(here, "/api/forget", new))[1]["tables"] == 1
                assert await sent_away(bob)
            async with there.at(table) as bob:
                assert "Annabella" not in str(await bob.first())

    home.run(story())
