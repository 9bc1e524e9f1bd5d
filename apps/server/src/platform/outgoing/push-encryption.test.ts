import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { CURVE, encryptForDevice } from './push-encryption.ts'
import { decrypt } from './stand-ins/push-stand-in.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  plain: 'When I grow up, I want to be a watermelon',
  secret: 'BTBZMqHH6r4Tts7J_aSIgg',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  deviceKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

test('the example of the standard, written and read', () => {
  const chance = { salt: bytes(EXAMPLE.salt), privateKey: bytes(EXAMPLE.senderKey) }
  expect(encryptForDevice(EXAMPLE.plain, EXAMPLE, chance).toString('base64url')).toBe(EXAMPLE.sealed)
  const keys = createECDH(CURVE)
  keys.setPrivateKey(bytes(EXAMPLE.deviceKey))
  expect(decrypt(bytes(EXAMPLE.sealed), { keys, secret: bytes(EXAMPLE.secret) })).toBe(EXAMPLE.plain)
})

test('no two messages are sealed with the same salt and key', () => {
  const [one, other] = [encryptForDevice('Fog', EXAMPLE), encryptForDevice('Fog', EXAMPLE)]
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
})
