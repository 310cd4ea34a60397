/** A text to be saved as a file. The address is made when the button is there, and given back with it. */
import { useEffect, useState } from 'preact/hooks';

interface Props {
  text: string;
  fileName: string;
  children: string;
}

export const FileLink = ({ text, fileName, children }: Props) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return (
    <a class="button" href={address} download={fileName}>
      {children}
    </a>
  );
};

/** "tmag-Ana-Ben-Cy.json": letters and digits of any script, and little else. */
export const fileNameOf = (game: string, name: string): string => {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu)?.join('-') ?? '';
  return `${[game, ...(words === '' ? ['table'] : [[...words].slice(0, 40).join('')])].join('-')}.json`;
};
