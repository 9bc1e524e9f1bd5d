import type { BodyOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { passkeyCalls } from '@ramplight/contract/people/passkeys'
import type { PublicKeyCredentialDescriptorJSON } from '@simplewebauthn/browser'

/** As the library names them; a device may say newer ones, which browsers pass over. */
type Transports = PublicKeyCredentialDescriptorJSON['transports']
type Calls = typeof passkeyCalls
type Made = Omit<BodyOf<Calls['addPasskey']>, 'name'>

/** EdDSA, ES256, RS256: what the devices of people make. */
const ALGORITHMS = [-8, -7, -257]

/** Asks the device to make a passkey; null: the person stopped it. `known`: there is one for this account. */
export async function makePasskey({ user, exclude, ...asked }: ResponseOf<Calls['beginPasskey']>): Promise<Made | 'known' | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, response } = await startRegistration({
      optionsJSON: {
        ...{ challenge: asked.challenge, timeout: asked.timeout, rp: { id: asked.rpId, name: asked.rpName }, user },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: exclude.map((one) => ({ type: 'public-key' as const, id: one.id, transports: one.transports as Transports })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { credential: id, clientDataJSON, attestationObject, transports }
  } catch (error) {
    return (error as { code?: string }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : stopped(error)
  }
}

/** Asks the device to sign with one of its passkeys; null: the person stopped it, or it has none. */
export async function signWithPasskey(asked: ResponseOf<Calls['askPasskey']>): Promise<BodyOf<Calls['signInByPasskey']> | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const optionsJSON = { ...asked, userVerification: 'required' as const }
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { credential: id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null }
  } catch (error) {
    return stopped(error)
  }
}

/** Browsers call it by these names when somebody closes their question, or waits too long. */
function stopped(error: unknown): null {
  const { name } = error as Error
  if (name === 'NotAllowedError' || name === 'AbortError') return null
  throw error
}
