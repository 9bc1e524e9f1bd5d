import { readingOf, stateOf } from '@ramplight/domain/scale/watch-scale'
import { bytesOf } from '@ramplight/domain/scale/write-stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createScales, NO_SETTINGS, type Scales } from './scales.ts'
import { simulatedScale } from './simulated-scale.ts'
import { CABLE, LINE, type SerialLike, type SerialPortLike } from './web-serial.ts'

const gone = () => new DOMException('The device has been lost.', 'NetworkError')

/** A port as a browser gives it; the test is the scale behind it. */
function aPort() {
  let sender: ReadableStreamDefaultController<Uint8Array> | null = null
  const opened: unknown[] = []
  const it = {
    opened,
    isIn: true,
    isOpen: false,
    readable: null as ReadableStream<Uint8Array> | null,
    open: async (options: unknown) => {
      if (!it.isIn) throw new DOMException('Failed to open serial port.', 'NetworkError')
      if (it.isOpen) throw new DOMException('The port is already open.', 'InvalidStateError')
      opened.push(options)
      it.isOpen = true
      it.stream()
    },
    close: async () => {
      it.isOpen = false
      it.readable = null
    },
    stream: () => {
      it.readable = new ReadableStream<Uint8Array>({
        start: (controller) => {
          sender = controller
        },
      })
    },
    says: (text: string, times = 1) => {
      for (let n = 0; n < times; n++) for (const byte of bytesOf(text)) sender?.enqueue(Uint8Array.of(byte))
    },
    pullOut: () => {
      it.isIn = false
      it.readable = null
      sender?.error(gone())
    },
    /** A break on the line: this stream is over, the port goes on with another. */
    breaks: () => {
      const broken = sender
      it.stream()
      broken?.error(new DOMException('Framing error', 'FramingError'))
    },
  }
  return it
}
type APort = ReturnType<typeof aPort>

function aSerial(ports: APort[], choose: APort | null = ports[0] ?? null) {
  const asked: unknown[] = []
  const heard = new Set<(event: Event) => void>()
  const serial: SerialLike = {
    requestPort: async (options) => {
      asked.push(options)
      if (!choose) throw new DOMException('No port selected by the user.', 'NotFoundError')
      return choose as unknown as SerialPortLike
    },
    getPorts: async () => ports as unknown as SerialPortLike[],
    addEventListener: (_, listener) => heard.add(listener),
    removeEventListener: (_, listener) => heard.delete(listener),
  }
  const plugIn = () => {
    for (const listener of heard) listener(new Event('connect'))
  }
  return { serial, asked, heard, plugIn }
}

const ZERO = 'ST,GS,+0000.00lb\r\n'
const BAG = 'ST,GS,+0014.44lb\r\n'
const errors: [string, string][] = []
let moved = 0
let now = 0
let scales: Scales

const start = (serial: SerialLike | null, settings = NO_SETTINGS) => {
  scales = createScales({
    serial,
    stored: { read: () => settings, write: () => undefined },
    now: () => now,
    nameOf: (number) => `Scale ${number}`,
    onError: (kind, detail) => errors.push([kind, detail]),
    onMoved: () => moved++,
    retryMs: 2000,
  })
  scales.open()
}
/** Everything that is on its way arrives. */
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const asked = { metric: false, field: 'bag' }
const readingAt = (index = 0) => readingOf(scales.view().scales[index]!.watch, { ...asked, now })
const stateAt = (index = 0) => stateOf(scales.view().scales[index]!.watch, { ...asked, now })
const says = async (port: APort, text: string, times = 3) => {
  for (let n = 0; n < times; n++) {
    now += 100
    port.says(text)
    await settle()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  now = 10_000
  errors.length = 0
  moved = 0
})
afterEach(async () => {
  await scales.close()
  vi.useRealTimers()
})

describe('a scale at a tablet', () => {
  test('is asked for once, with the cable of scales, and opened as scales talk', async () => {
    const port = aPort()
    const { serial, asked: requests } = aSerial([], port)
    start(serial)
    expect(await scales.connect()).toBe(true)
    await settle()
    expect(requests).toEqual([{ filters: [CABLE] }])
    expect(port.opened).toEqual([LINE])
    expect(scales.view().scales).toMatchObject([{ name: 'Scale 1', link: 'connected' }])
  })

  test('comes back by itself the next day; nobody who chose none is told off', async () => {
    const port = aPort()
    start(aSerial([port], null).serial)
    await settle()
    expect(scales.view().scales).toMatchObject([{ link: 'connected' }])
    expect(await scales.connect()).toBe(false)
    expect(errors).toEqual([])
  })

  test('that moves is somebody at it; one that sends the same for an hour is not', async () => {
    const port = aPort()
    start(aSerial([port]).serial)
    await settle()
    await says(port, ZERO, 20)
    expect(moved).toBe(0)
    await says(port, BAG)
    await says(port, ZERO)
    expect(moved).toBe(2)
  })

  test('its bytes become a reading of the bag on the screen', async () => {
    const port = aPort()
    start(aSerial([port]).serial)
    await settle()
    await says(port, ZERO)
    scales.call('reyes')
    await says(port, BAG)
    expect(stateAt()).toBe('stable')
    expect(readingAt()).toMatchObject({ bag: 'reyes', weight: 231_040 })
    scales.call('smith')
    expect(readingAt()).toBeNull()
  })

  test('pulled out in the middle of a bag it is said once, tried every two seconds, and at once when something is plugged in', async () => {
    const port = aPort()
    const { serial, plugIn } = aSerial([port])
    start(serial)
    await settle()
    await says(port, ZERO)
    scales.call('reyes')
    await says(port, BAG)
    port.says('ST,GS,+00')
    await settle()
    port.pullOut()
    await settle()
    expect(scales.view().scales[0]!.link).toBe('lost')
    expect(readingAt()).toBeNull()
    await settle(6500)
    expect(errors).toEqual([['reading', 'The device has been lost']])
    port.isIn = true
    plugIn()
    await settle()
    expect(scales.view().scales[0]!.link).toBe('connected')
    // What stood on it before is forgotten: half a line, and the zero.
    await says(port, '14.44lb\r\n', 1)
    expect(readingAt()).toBeNull()
    await says(port, BAG)
    expect(stateAt()).toBe('zero-needed')
  })

  test('a break on the line costs the line, not the scale', async () => {
    const port = aPort()
    start(aSerial([port]).serial)
    await settle()
    await says(port, ZERO)
    scales.call('reyes')
    await says(port, BAG, 2)
    port.says('ST,GS,+001')
    await settle()
    port.breaks()
    await settle(200)
    port.says('4.44lb\r\n')
    await says(port, BAG, 2)
    expect(stateAt()).toBe('unstable')
    await says(port, BAG, 1)
    expect(stateAt()).toBe('stable')
    expect([scales.view().scales[0]!.link, errors]).toEqual(['connected', []])
  })

  test('the port is free when the station is left, and while the tablet is locked; then it needs a zero again', async () => {
    const port = aPort()
    const { serial, heard } = aSerial([port])
    start(serial)
    await settle()
    await says(port, ZERO)
    await scales.sleep()
    expect(port.isOpen).toBe(false)
    scales.wakeUp()
    scales.call('reyes')
    await settle()
    await says(port, BAG)
    expect(stateAt()).toBe('zero-needed')
    await scales.close()
    expect([port.isOpen, heard.size, scales.view().scales]).toEqual([false, 0, []])
  })

  test('one that cannot be opened says so, in the other words', async () => {
    const port = aPort()
    port.isIn = false
    start(aSerial([port]).serial)
    await settle(7000)
    expect(errors).toEqual([['opening', 'Failed to open serial port']])
  })
})

describe('two scales at one tablet', () => {
  test('each has its own zero and its own reading; a save takes the zero of both', async () => {
    const [left, right] = [aPort(), aPort()]
    start(aSerial([left, right]).serial)
    await settle()
    await says(left, ZERO)
    scales.call('reyes')
    await says(left, BAG)
    await says(right, 'ST,GS,+0009.10lb\r\n')
    expect([stateAt(0), readingAt(0)?.weight, stateAt(1)]).toEqual(['stable', 231_040, 'zero-needed'])
    scales.saved(3)
    scales.call('smith')
    now += 4000
    await says(left, BAG)
    expect(stateAt(0)).toBe('zero-needed')
  })

  test('one that is pulled out leaves the other alone', async () => {
    const [left, right] = [aPort(), aPort()]
    start(aSerial([left, right]).serial)
    await settle()
    left.pullOut()
    await settle()
    expect(scales.view().scales.map(({ link }) => link)).toEqual(['lost', 'connected'])
  })
})

describe('a scale that types', () => {
  const types = { ...NO_SETTINGS, types: true, unit: 'decimal-lb' as const }

  test('gives a weight for the bag on the screen, and for no other', () => {
    start(null, types)
    scales.call('reyes')
    scales.typedLine(' 14.44')
    expect(scales.view().typed).toMatchObject({ reading: { bag: 'reyes', weight: 231_040, zeroAt: null } })
    scales.call('smith')
    expect(scales.view().typed).toBeNull()
  })

  test('says why what came is no weight', () => {
    start(null, types)
    scales.typedLine('14.44')
    expect(scales.view().typed).toEqual({ problem: 'no-boat', text: '14.44' })
    scales.call('reyes')
    scales.typedLine('14..44')
    expect(scales.view().typed).toEqual({ problem: 'no-weight', text: '14..44' })
    scales.typedLine('-0.02')
    expect(scales.view().typed).toMatchObject({ problem: 'no-weight' })
  })
})

test('a simulated scale is read as a real one, swings first, and real ones stay away meanwhile', async () => {
  const port = aPort()
  start(aSerial([port]).serial)
  await settle()
  const clock = { now: () => now, chance: () => 0.9 }
  const simulated = simulatedScale('status-first-lb', clock)
  await scales.practise(simulated.port)
  expect([port.isOpen, scales.view().practice]).toEqual([false, true])
  const run = async (lines: number) => {
    for (let n = 0; n < lines; n++) {
      now += 100
      await settle(100)
    }
  }
  await run(4)
  scales.call('reyes')
  simulated.put(231_040)
  await run(5)
  expect(stateAt()).toBe('unstable')
  simulated.noise()
  await run(15)
  expect([stateAt(), readingAt()?.weight]).toEqual(['stable', 231_040])
  simulated.unplug()
  await settle()
  expect(scales.view().scales[0]!.link).toBe('lost')
  await scales.practise(null)
  await settle()
  expect([port.isOpen, scales.view().practice]).toEqual([true, false])
})
