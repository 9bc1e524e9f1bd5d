let context: AudioContext | undefined

const TONES = { saved: [880, 1320], error: [220, 180], arrived: [660, 990] } as const

/** Two short tones: heard over a generator, without looking up. Silent where the browser does not let it. */
export function chime(kind: 'saved' | 'error' | 'arrived'): void {
  try {
    context ??= new AudioContext()
    const tones = TONES[kind]
    for (const [index, frequency] of tones.entries()) {
      const at = context.currentTime + index * 0.12
      const tone = context.createOscillator()
      const loudness = context.createGain()
      tone.frequency.value = frequency
      loudness.gain.setValueAtTime(0.15, at)
      loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.18)
      tone.connect(loudness).connect(context.destination)
      tone.start(at)
      tone.stop(at + 0.2)
    }
  } catch {
    // no sound is no reason to stop
  }
}
