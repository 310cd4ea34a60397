/**
 * Sealed deals: the host deals, may play too, and can be checked afterwards.
 *
 *     host     startHost, then applyHost for each event; hostSeat, currentBulletin and encodeVerifyLink give what goes out
 *     phone    decodeSeatLink (or a typed code and a bulletin), then openCard for each bulletin
 *     after    decodeVerifyLink, verifyDeal, tellLog
 */
export { commitmentInFull, commitmentWords } from './commitment';
export type { HostEvent } from './host/events';
export {
  allCards,
  bulletinOf,
  currentBulletin,
  hostCommitment,
  hostSeat,
  peekedCards,
} from './host/hand-out';
export { applyHost, type HostState, isPublished, replayHost, startHost } from './host/host';
export { tellLog } from './host/log-words';
export { type Kept, type Verdict, verifyDeal } from './host/verify';
export { type Bulletin, decodeBulletin, encodeBulletin, scannable } from './links/bulletin';
export { linkKindOf } from './links/frame';
export { readSealedLink } from './links/read-link';
export { decodeSeatLink, encodeSeatLink, type Seat } from './links/seat-link';
export { decodeTypedCode, encodeTypedCode, seatFromCode, type TypedCode } from './links/typed-code';
export { type DealRecord, decodeVerifyLink, encodeVerifyLink } from './links/verify-link';
export { type OpenedCard, openCard } from './open-card';
export type { FindSealed, SealedGame } from './payload';
export { parseTableWords } from './table-words';
export { isTicketed, ticketNames } from './tickets';
