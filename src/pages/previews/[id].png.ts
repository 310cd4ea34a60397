/** The pictures that links bring along. */
import type { APIRoute } from 'astro';
import { type Shared, sharePictures } from '../../components/rooms';
import { GAMES } from '../../games';
import { keptFile } from '../../press/kept-file';
import { sharePng, showcase } from '../../press/previews';

export const getStaticPaths = () =>
  sharePictures().map((shared) => ({ params: { id: shared.id }, props: { shared } }));

/** The front of a piece of each of some games, or two of one game over its back. */
const piecesOf = async ({ source }: Shared) => {
  if (source) {
    const pieces = await Promise.all(source.kits.slice(0, 1).map((kit) => showcase(source, kit, 2)));
    return pieces.flat();
  }
  const fronts = await Promise.all(
    GAMES.flatMap((game) => game.kits.slice(0, 1).map((kit) => showcase(game, kit, 1))),
  );
  return fronts.flatMap((pieces) => pieces.slice(0, 1));
};

export const GET: APIRoute<{ shared: Shared }> = ({ props: { shared } }) =>
  keptFile('image/png', `${shared.id}.png`, async () =>
    sharePng({ ...shared, pieces: await piecesOf(shared) }),
  );
