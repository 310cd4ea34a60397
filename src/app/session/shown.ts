/** What a session shows on its page, changed part by part: each change is shown at once. */
export const createShown = <Session>(first: Session, show: (session: Session) => void) => {
  const at = { session: first };
  const set = (more: Partial<Session>): void => {
    at.session = { ...at.session, ...more };
    show(at.session);
  };
  return { at, set };
};
