import { expect, test } from 'vitest'
import { type PushFacts, type PushState, pushState } from './push-state.ts'

const HERE = 'https://fcm.googleapis.com/fcm/send/here'
const facts = (more: Partial<PushFacts> = {}): PushFacts => ({
  ...{ canPush: true, isApple: false, isInstalled: false, permission: 'granted', endpoint: HERE },
  ...more,
})
const known = (...endpoints: string[]) => ({ isCarried: true, devices: endpoints.map((endpoint) => ({ endpoint })) })

test.each<[PushState, PushFacts, ReturnType<typeof known>]>([
  ['on', facts(), known('https://fcm.googleapis.com/fcm/send/other', HERE)],
  ['off', facts(), known('https://fcm.googleapis.com/fcm/send/other')],
  ['off', facts({ endpoint: null }), known(HERE)],
  ['off', facts({ permission: 'default', endpoint: null }), known()],
  ['denied', facts({ permission: 'denied' }), known(HERE)],
  ['install-first', facts({ canPush: false, isApple: true }), known()],
  ['unsupported', facts({ canPush: false, isApple: true, isInstalled: true }), known()],
  ['unsupported', facts({ canPush: false }), known()],
  ['not-carried', facts(), { ...known(HERE), isCarried: false }],
])('%s', (state, here, devices) => expect(pushState(here, devices)).toBe(state))
