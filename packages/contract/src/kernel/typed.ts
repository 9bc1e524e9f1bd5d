import { cleanEmail, cleanIdentifier, cleanPhone, EMAIL } from '@ramplight/domain/kernel/typed-identifier'
import { z } from 'zod'

// What a person types or pastes to say who or what is meant is cleaned before it is checked: what looks the same is the same.

/** A code, a ZIP or a name to log in by, as one sees it. What is too long is not looked at any further. */
export const identifier = (max: number) => z.string().overwrite(cleanIdentifier).max(max, { abort: true })

const MOST_OF_EMAIL = 100

/** An e-mail, right or wrong: where a wrong one is answered in words of its own. */
export const emailTyped = z.string().overwrite(cleanEmail).max(MOST_OF_EMAIL, { abort: true })

/** Contains one @, a dot in the domain, no blanks, 5 to 100 characters (A05). */
export const email = emailTyped.regex(EMAIL, 'Please enter a valid email address.')

/** A phone number, right or wrong. */
export const phoneTyped = (max = 20) => z.string().overwrite(cleanPhone).max(max, { abort: true })

/** Ten digits; `(903) 555-0142`, `903-555-0142` and a leading +1 are understood (A06). */
export const phone = phoneTyped().regex(
  /^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/,
  'Not a valid phone number. Please enter as (xxx) xxx-xxxx',
)
