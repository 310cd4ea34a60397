/**
 * The camera, looking for a QR code. The browser's own reader does it where there is one, and a small library elsewhere.
 * Where the page gets no camera, the phone's own camera takes a picture of the code. No picture leaves this component, and
 * the camera is off as soon as it goes.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../fields/Button';

interface Props {
  /** Says whether it was of use: the camera stays on until something is. */
  onText: (text: string) => Promise<boolean>;
  onClose: () => void;
}

interface Reader {
  detect: (source: HTMLVideoElement | HTMLCanvasElement) => Promise<readonly { readonly rawValue: string }[]>;
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
    ? 'This site may not use the camera: allow it in the address bar, take a picture, or paste the text.'
    : 'There is no camera that can be used here: take a picture of the code, or paste the text.';

/** Larger pictures have nothing more of a code, and take long to read. */
const MOST_PIXELS = 2000;

const codeIn = async (file: File): Promise<string | undefined> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const [code] = await (await readerOf()).detect(canvas);
  return code?.rawValue;
};

export const Scanner = ({ onText, onClose }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const given = useRef(onText);
  given.current = onText;

  const picked = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    const text = file && (await codeIn(file).catch(() => undefined));
    input.value = '';
    if (text === undefined)
      setProblem('There is no code in that picture: hold the phone closer, and straight.');
    else await given.current(text);
  };

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const look = async (): Promise<void> => {
      if (!navigator.mediaDevices)
        return setProblem('The camera works only over https: take a picture of the code, or paste the text.');
      stream = await navigator.mediaDevices.getUserMedia({
        // What a code of a large table needs.
        video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
      });
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
      {problem && (
        <label class="field">
          <span>A picture of the code</span>
          <input
            type="file"
            class="input"
            accept="image/*"
            capture="environment"
            onChange={({ currentTarget }) => void picked(currentTarget)}
          />
        </label>
      )}
      <Button onPress={onClose}>{problem ? 'Close' : 'Stop the camera'}</Button>
    </div>
  );
};
