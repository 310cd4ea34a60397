import { useLayoutEffect } from 'preact/hooks';

/** Reads the fragment of the address, without its `#`, before the page is drawn, and again when it changes. */
export const useAddress = (read: (fragment: string) => unknown): void =>
  useLayoutEffect(() => {
    const onAddress = () => void read(location.hash.slice(1));
    onAddress();
    window.addEventListener('hashchange', onAddress);
    return () => window.removeEventListener('hashchange', onAddress);
  }, []);
