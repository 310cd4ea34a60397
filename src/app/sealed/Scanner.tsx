/**
 * The camera, looking for a QR code. The browser's own reader does it where there is one, and a small library elsewhere.
 * No picture leaves this component, and the camera is off as soon as it goes.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../fields/Button';

interface Props {
  /** Says whether it was of use: the camera stays on until something is. */
  onText: (text: string) => Promise<boolean>;
  onClose: () => void;
}

interface Reader {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

/** Between two looks, in ms: often enough for a hand, seldom enough for a battery. */
const PAUSE = 150;

const readerOf = async (): Promise<Reader> => {
  const own = (globalThis as { BarcodeDetector?: new (options: object) => Reader }).BarcodeDetector;
  try {
    if (own) return new own({ formats: ['qr_code'] });
  } catch {
    // It is there, and knows no QR codes.
  }
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] }) as unknown as Reader;
};

const cameraProblem = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError'
    ? 'This site may not use the camera: allow it in the address bar, or paste the link instead.'
    : 'There is no camera that can be used here: paste the link instead.';

export const Scanner = ({ onText, onClose }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const given = useRef(onText);
  given.current = onText;

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const look = async (): Promise<void> => {
      if (!navigator.mediaDevices)
        return setProblem('The camera works only over https: paste the link instead.');
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const [reader, shown] = [await readerOf(), video.current];
      if (!shown) return;
      shown.srcObject = stream;
      await shown.play();
      let last = '';
      while (!isOver) {
        const [code] = await reader.detect(shown).catch(() => []);
        if (code && code.rawValue !== last) {
          last = code.rawValue;
          if (await given.current(last)) return;
        }
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    };
    const stop = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    look()
      .catch((error: unknown) => !isOver && setProblem(cameraProblem(error)))
      .finally(() => isOver && stop());
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  return (
    <div class="scanner">
      {problem ? (
        <p class="wrong" role="alert">
          <strong>No camera</strong>
          {problem}
        </p>
      ) : (
        <video ref={video} class="sight" muted playsInline aria-label="What the camera sees" />
      )}
      <Button onPress={onClose}>{problem ? 'Close' : 'Stop the camera'}</Button>
    </div>
  );
};
