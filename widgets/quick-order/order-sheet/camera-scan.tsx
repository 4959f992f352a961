/** Scanning with the camera, in browsers that can read barcodes themselves. */
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { steadyTime } from '../../../shared/page/time/steady-time.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { QuickOrderState } from '../quick-order-state.ts';
import { takeScanned } from './scanned-rows.ts';

const messages = defineMessages('quick-order', {
  cameraTitle: 'Scan with the camera',
  cameraHint:
    'Hold an item’s barcode in front of the camera. Each item gets a row; scan it again to add one more.',
  cameraPicture: 'Camera view',
  cameraCount: '{count} scanned',
  cameraRefused: 'No camera is available. Allow camera access in your browser, or type the item number.',
  cameraDone: 'Done',
});

/** The part of the browser's `BarcodeDetector` that is used. TypeScript's libraries don't have it. */
interface BarcodeReader {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

/** How often the camera's picture is searched for codes. */
const LOOK_EVERY_MS = 200;
/** A code that has been out of sight for this long counts again. */
const OUT_OF_SIGHT_MS = 1200;

interface CameraScanProps {
  quickOrder: QuickOrderState;
  onClose: () => void;
}

/** Shows the camera's picture and adds the codes in it to the rows. Closing the dialog turns the camera off. */
export function CameraScan({ quickOrder, onClose }: CameraScanProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [count, setCount] = useState(0);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let present = true;
    const seen = new Map<string, number>();

    async function look(reader: BarcodeReader): Promise<void> {
      const found = video.current ? await reader.detect(video.current).catch(() => []) : [];
      if (!present) return;
      for (const { rawValue } of found) {
        const isNew = steadyTime() - (seen.get(rawValue) ?? 0) > OUT_OF_SIGHT_MS;
        seen.set(rawValue, steadyTime());
        if (isNew && takeScanned(quickOrder, rawValue)) setCount((before) => before + 1);
      }
      timer = setTimeout(() => void look(reader), LOOK_EVERY_MS);
    }

    async function start(): Promise<void> {
      try {
        const { BarcodeDetector } = window as unknown as { BarcodeDetector: new () => BarcodeReader };
        const reader = new BarcodeDetector();
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!present || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        await look(reader);
      } catch {
        if (!present) return;
        setRefused(true);
        announce(messages.cameraRefused);
      }
    }

    function stop(): void {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    void start();
    return () => {
      present = false;
      clearTimeout(timer);
      stop();
    };
  }, [quickOrder]);

  return (
    <Dialog
      title={messages.cameraTitle}
      onClose={onClose}
      actions={<Button onPress={onClose}>{messages.cameraDone}</Button>}
    >
      {refused ? (
        <Notice tone="danger">{messages.cameraRefused}</Notice>
      ) : (
        <>
          <p className="cb-order-sheet__hint">{messages.cameraHint}</p>
          <video
            className="cb-order-sheet__video"
            ref={video}
            aria-label={messages.cameraPicture}
            muted
            playsInline
          />
          <p className="cb-order-sheet__hint">{fill(messages.cameraCount, { count })}</p>
        </>
      )}
    </Dialog>
  );
}
