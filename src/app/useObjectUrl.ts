/** The address of a text or of bytes that live in this page; it ends with them. */
import { useEffect, useState } from 'preact/hooks';

export const useObjectUrl = (content: string | Uint8Array | undefined, type: string): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (content === undefined || content.length === 0) return setAddress(undefined);
    const made = URL.createObjectURL(new Blob([content as BlobPart], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
};
