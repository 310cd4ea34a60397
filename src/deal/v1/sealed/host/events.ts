/** What happens to a sealed deal, as its log tells it. The deal itself comes before the first event. */
export type HostEvent =
  /** The table said its words, once, after it had seen C. They may be empty. */
  | { readonly kind: 'words'; readonly words: string }
  /** The bulletin of this round went out. */
  | { readonly kind: 'publish' }
  /** These seats died at once, and the living are dealt again. */
  | { readonly kind: 'out'; readonly seats: readonly number[] }
  /** The last death did not happen. */
  | { readonly kind: 'undo' }
  /** The seat's link was lost or seen, and it has a new one. */
  | { readonly kind: 'rekey'; readonly seat: number }
  /** The host asked this device to show the cards of these seats. */
  | { readonly kind: 'peek'; readonly seats: readonly number[] }
  /** The verify link was shown, and with it every card. */
  | { readonly kind: 'end' };
