import { CAMERA, SCREEN } from '../model/limits';
import type { MediaChange } from '../model/console-state';
import { cameraError, reasonOf, screenError, TEXTS } from '../model/texts';
import type { ConsoleStore } from '../session/console-store';
import { Microphone } from './microphone';
import { PictureSource } from './picture-source';

interface Line {
  sendAudio(base64: string): void;
  sendAudioEnd(): void;
  sendPicture(base64: string): boolean;
}

/** Microphone, camera and screen, and what they mean to each other: a shared screen turns the camera off and keeps it off. */
export class MediaControl {
  readonly #microphone: Microphone;
  readonly #camera: PictureSource;
  readonly #screen: PictureSource;
  #chosen = { microphone: '', camera: '' };
  /** The camera was on when sharing began; it comes back afterwards. */
  #wasCameraOn = false;

  constructor(
    private readonly store: ConsoleStore,
    private readonly line: Line,
  ) {
    this.#microphone = new Microphone({
      onChunk: (data) => this.store.get().isMicOn && line.sendAudio(data),
      onEnded: () => this.#micOff(),
    });
    this.#camera = new PictureSource({
      onPicture: (data) => void line.sendPicture(data),
      onEnded: () => this.#show({ isCameraOn: false }),
    });
    this.#screen = new PictureSource({ onPicture: (data) => void line.sendPicture(data), onEnded: () => this.#sharingOver() });
  }

  get cameraStream(): MediaStream | null {
    return this.#camera.stream;
  }

  async toggleMicrophone(): Promise<void> {
    if (this.store.get().isMicOn) return this.#micOff();
    this.#show({ isMicOn: true });
    try {
      await this.#microphone.start(this.#chosen.microphone);
    } catch {
      this.#show({ isMicOn: false });
      this.store.system(TEXTS.microphoneFailed);
    }
  }

  async toggleCamera(): Promise<void> {
    if (this.store.get().isScreenOn) return;
    if (!this.store.get().isCameraOn) return this.#cameraOn();
    this.#camera.stop();
    this.#show({ isCameraOn: false });
  }

  async toggleScreen(): Promise<void> {
    if (this.store.get().isScreenOn) {
      this.#screen.stop();
      return this.#sharingOver();
    }
    this.#wasCameraOn = this.store.get().isCameraOn;
    this.#camera.stop();
    this.#show({ isScreenOn: true, isCameraOn: false });
    try {
      await this.#screen.start(() => navigator.mediaDevices.getDisplayMedia({ video: SCREEN }));
    } catch (error) {
      this.store.system(screenError(reasonOf(error)));
      this.#sharingOver();
    }
  }

  /** A device that is in use is changed without switching it off. */
  async choose(chosen: Partial<{ microphone: string; camera: string }>): Promise<void> {
    this.#chosen = { ...this.#chosen, ...chosen };
    const { isMicOn, isCameraOn } = this.store.get();
    try {
      if (chosen.microphone !== undefined && isMicOn) await this.#microphone.start(chosen.microphone);
      if (chosen.camera !== undefined && isCameraOn) await this.#camera.start(() => this.#askCamera());
    } catch {
      this.store.system(TEXTS.switchFailed);
      if (chosen.microphone !== undefined) this.#micOff();
      if (chosen.camera !== undefined) this.#show({ isCameraOn: false });
    }
  }

  /** Nothing is heard, seen or sent any more. */
  stopAll(): void {
    if (this.store.get().isMicOn) this.#micOff();
    this.#wasCameraOn = false;
    this.#camera.stop();
    this.#screen.stop();
    this.#show({ isCameraOn: false, isScreenOn: false });
  }

  async #cameraOn(): Promise<void> {
    this.#show({ isCameraOn: true });
    try {
      await this.#camera.start(() => this.#askCamera());
    } catch (error) {
      this.#show({ isCameraOn: false });
      this.store.system(cameraError(reasonOf(error)));
    }
  }

  #askCamera(): Promise<MediaStream> {
    const { camera } = this.#chosen;
    return navigator.mediaDevices.getUserMedia({ video: { ...CAMERA, ...(camera && { deviceId: { exact: camera } }) } });
  }

  #micOff(): void {
    this.#microphone.stop();
    if (!this.store.get().isMicOn) return;
    this.#show({ isMicOn: false });
    this.line.sendAudioEnd();
  }

  #sharingOver(): void {
    this.#show({ isScreenOn: false });
    if (this.#wasCameraOn) void this.#cameraOn();
    this.#wasCameraOn = false;
  }

  #show(media: MediaChange): void {
    this.store.send({ kind: 'media', media });
  }
}
