/**
 * Seats that nobody has yet: the links are printed as numbered tickets, people draw them from a hat, and the device that
 * dealt knows what each ticket is and not who has it. Who drew which one is never typed in anywhere.
 */
export const ticketNames = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => `Ticket ${seat + 1}`);

export const isTicketed = (names: readonly string[]): boolean =>
  ticketNames(names.length).every((ticket, seat) => ticket === names[seat]);
