/**
 * Looks for a QR code with the camera. The browser's own reader finds codes where there is one, and a small library
 * elsewhere. Where the page gets no camera, the phone's own takes a picture. No picture leaves this component, and the
 * camera is off as soon as it goes.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { BarcodeDetector } from 'qr/decode.js';
import * as m from '#messages/sealed';
import { Button } from '../fields/Button';
import { Warned } from '../fields/Wrong';

/** Between two looks, in ms: often enough for a hand, seldom enough for a battery. */
const PAUSE = 150;

const readerOf = async (): Promise<BarcodeDetector> => {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: typeof BarcodeDetector };
  try {
    if (Own) return new Own({ formats: ['qr_code'] });
  } catch {
    // It is there, and knows no QR codes.
  }
  const { BarcodeDetector: Other } = await import('qr/decode.js');
  return new Other({ formats: ['qr_code'] });
};

const cameraProblem = (error: unknown): string =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? m.cameraRefused : m.cameraMissing;

/** Wider pictures have nothing more of a code, and take long to read. */
const WIDTH = 1600;

const codeIn = async (file: File): Promise<string | undefined> => {
  const picture = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'high' });
  const [code] = await (await readerOf()).detect(picture);
  return code?.rawValue;
};

interface Props {
  /** Says whether it was of use: the camera goes on until then. */
  onText: (text: string) => Promise<boolean>;
  onClose: () => void;
}

export const QrScanner = ({ onText, onClose }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const given = useRef(onText);
  given.current = onText;

  const picked = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    const text = file && (await codeIn(file).catch(() => undefined));
    input.value = '';
    if (text === undefined) setProblem(m.noCodeInPicture);
    else await given.current(text);
  };

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const look = async (): Promise<void> => {
      if (!navigator.mediaDevices) return setProblem(m.cameraHttps);
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
    look()
      .catch((error: unknown) => !isOver && setProblem(cameraProblem(error)))
      .finally(() => {
        for (const track of stream?.getTracks() ?? []) track.stop();
      });
    return () => {
      isOver = true;
    };
  }, []);

  return (
    <div class="scanner">
      {problem ? (
        <>
          <Warned role="alert" word={m.noCamera}>
            {problem}
          </Warned>
          <label class="field">
            <span>{m.pictureOfCode}</span>
            <input
              type="file"
              class="input"
              accept="image/*"
              capture="environment"
              onChange={({ currentTarget }) => void picked(currentTarget)}
            />
          </label>
        </>
      ) : (
        <video ref={video} class="sight" muted playsInline aria-label={m.whatCameraSees} />
      )}
      <Button onPress={onClose}>{problem ? m.close : m.stopCamera}</Button>
    </div>
  );
};
