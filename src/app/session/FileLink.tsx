/** A text, or bytes, to be saved as a file. */

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

interface Props {
  text: string | Uint8Array;
  type?: string;
  fileName: string;
  /** A link among words. */
  quiet?: boolean;
  children: string;
}

export const FileLink = ({ text, type = 'application/json', fileName, quiet, children }: Props) => (
  <a class={quiet ? undefined : 'button'} href={useObjectUrl(text, type)} download={fileName}>
    {children}
  </a>
);

/** "tmag-Ana-Ben-Cy.json": letters and digits of any script, and little else. */
export const fileNameOf = (game: string, name: string): string => {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? '';
  return `${[game, ...(words === '' ? ['table'] : [[...words].slice(0, 40).join('')])].join('-')}.json`;
};
