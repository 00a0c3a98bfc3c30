// A few soft tones, made on the spot, until somebody mutes them.

import { settings } from './settings.svelte'

export type Tone = 'turn' | 'move' | 'drama' | 'end' | 'word'

/** Notes of a tone: hertz and seconds after its beginning. */
const NOTES: Record<Tone, [number, number][]> = {
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  move: [[392, 0]],
  drama: [
    [196, 0],
    [147, 0.09],
    [220, 0.28],
  ],
  end: [
    [392, 0],
    [523, 0.16],
    [659, 0.32],
  ],
  word: [[660, 0]],
}

let audio: AudioContext | null = null

export function play(tone: Tone): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  try {
    audio ??= new AudioContext()
    for (const [hertz, after] of NOTES[tone]) note(audio, hertz, audio.currentTime + after)
  } catch {
    // A browser that lets nobody make sound is a quiet browser.
  }
}

function note(context: AudioContext, hertz: number, at: number): void {
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.04, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.5)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.55)
}
