/* global AudioWorkletProcessor, registerProcessor, sampleRate, currentTime */
// Runs in the audio thread. Two processors in one file, since pages know one address (`/pcm-processor.js`):
// `pcm-capture` turns what a microphone hears into 16-bit chunks, `pcm-processor` plays 16-bit sound as floats.

/** Collects the samples of a chunk (default: one second at 16 kHz) and posts them as 16-bit integers. */
class PcmCapture extends AudioWorkletProcessor {
  constructor(options) {
    super();
    const { chunkSamples = 16000 } = options.processorOptions ?? {};
    this.chunk = new Int16Array(chunkSamples);
    this.filled = 0;
    this.peak = 0;
    this.stopped = false;
    this.port.onmessage = ({ data }) => {
      if (data.type !== 'stop') return;
      this.stopped = true;
      this.flush();
      this.port.postMessage({ type: 'stopped' });
    };
  }

  process([input]) {
    const channel = input?.[0];
    if (this.stopped) return false;
    if (channel) for (const sample of channel) this.add(sample);
    return true;
  }

  add(sample) {
    // Beyond full scale it is cut off: times 32768 it would wrap to the other end.
    const cut = Math.max(-1, Math.min(1, sample));
    this.peak = Math.max(this.peak, Math.abs(cut));
    this.chunk[this.filled++] = Math.round(cut * 0x7fff);
    if (this.filled === this.chunk.length) this.flush();
  }

  flush() {
    if (this.filled === 0) return;
    const samples = this.chunk.slice(0, this.filled);
    this.port.postMessage({ type: 'chunk', samples, peak: this.peak }, [samples.buffer]);
    this.filled = 0;
    this.peak = 0;
  }
}

/** Plays what is pushed, in order; `flush` is silence from the next block on (128 samples, 5.3 ms at 24 kHz). */
class PcmPlayer extends AudioWorkletProcessor {
  constructor() {
    super();
    this.queue = [];
    this.at = 0;
    this.played = 0;
    this.speaking = false;
    this.flushing = false;
    this.port.onmessage = ({ data }) => {
      if (data.type === 'push') this.queue.push(data.samples);
      if (data.type === 'flush') this.flush();
    };
  }

  flush() {
    this.queue = [];
    this.at = 0;
    this.flushing = true;
  }

  process(_inputs, [output]) {
    const channel = output[0];
    if (!channel) return true;
    if (this.flushing) this.flushed();
    let filled = 0;
    while (filled < channel.length && this.queue.length > 0) filled = this.copy(channel, filled);
    channel.fill(0, filled);
    this.played += filled;
    if (filled > 0 && !this.speaking) this.port.postMessage({ type: 'sounding' });
    if (filled === 0 && this.speaking) this.port.postMessage({ type: 'drained', playedMs: this.playedMs() });
    this.speaking = filled > 0;
    return true;
  }

  /** Told with the block that holds nothing of the old sound any more: when it is made, by the clock of the page and by that of the sound. */
  flushed() {
    this.flushing = false;
    this.speaking = false;
    this.port.postMessage({ type: 'flushed', playedMs: this.playedMs(), madeAt: Date.now(), soundTime: currentTime });
  }

  copy(channel, from) {
    const [first] = this.queue;
    const count = Math.min(channel.length - from, first.length - this.at);
    for (let index = 0; index < count; index += 1) channel[from + index] = first[this.at + index] / 0x7fff;
    this.at += count;
    if (this.at === first.length) {
      this.queue.shift();
      this.at = 0;
    }
    return from + count;
  }

  /** Of this answer; it begins anew with the next. */
  playedMs() {
    const ms = Math.round((this.played / sampleRate) * 1000);
    this.played = 0;
    return ms;
  }
}

registerProcessor('pcm-capture', PcmCapture);
registerProcessor('pcm-processor', PcmPlayer);
