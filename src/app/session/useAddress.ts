import { useEffect } from 'preact/hooks';

/** Reads the fragment of the address, without its `#`, and again when it changes. */
export const useAddress = (read: (fragment: string) => unknown): void =>
  useEffect(() => {
    const onAddress = () => void read(location.hash.slice(1));
    onAddress();
    window.addEventListener('hashchange', onAddress);
    return () => window.removeEventListener('hashchange', onAddress);
  }, []);
