import { messageOf } from '../kernel/errors.ts'
import type { Id } from '../kernel/ids.ts'
import { fullName } from './full-name.ts'
import { nameKey } from './name-key.ts'
import { type Numbered, phoneCounts } from './phone-counts.ts'
import { areSimilar, readName } from './similar-names.ts'
import { tenDigits } from './ten-digits.ts'

type Text = string | null | undefined

/** A person as a list names them. */
export type ListedAngler = { _id?: Id | undefined; first_name: string; last_name: string; somebodyNew?: boolean | undefined } & Partial<
  Record<'email' | 'phone' | 'street' | 'city' | 'state' | 'zip', Text>
>

/** A person who is in the book. */
export type KnownAngler = {
  _id: Id
  first_name: string
  last_name: string
  /** Whoever keeps the list is not shown the phone and the e-mail of this person. */
  contactsHidden?: boolean
} & Numbered

/** A person whom a list brings, ready to be stored. */
export type NewAngler = { _id: Id; first_name: string; last_name: string } & Record<
  'email' | 'phone' | 'street' | 'city' | 'state' | 'zip',
  string | null
>

export type Found = { id: Id; fresh?: NewAngler; by?: 'id' | 'phone' | 'email' | 'name' }

/** How the caller reads an address and a phone number, and makes ids; null: that is none. */
export type BookTools = { newId: () => Id; readEmail: (text: string) => string | null; isPhone: (text: string) => boolean }

/** A line of the list cannot be entered as it stands; the words are for the person who made the list. */
export class RowProblem extends Error {}

/** Finds each angler of a list once: by phone, then by e-mail, then by the key of the name. */
export class AnglerBook {
  readonly #byId = new Map<Id, KnownAngler>()
  readonly #byPhone = new Map<string, Id>()
  readonly #byEmail = new Map<string, Id>()
  readonly #byName = new Map<string, Id[]>()
  /** Ids and e-mails that belong to people whom this director may not see. */
  readonly #elsewhere: { ids: Set<Id>; emails: Set<string> }
  readonly #tools: BookTools
  readonly created = new Map<Id, NewAngler>()

  constructor(known: readonly KnownAngler[], elsewhere: readonly KnownAngler[], tools: BookTools) {
    this.#tools = tools
    this.#elsewhere = {
      ids: new Set(elsewhere.map((user) => user._id)),
      emails: new Set(elsewhere.flatMap((user) => user.email?.toLowerCase() ?? [])),
    }
    for (const user of known) this.#add(user, phoneCounts(user))
  }

  #add(user: KnownAngler, isFoundByPhone: boolean): void {
    this.#byId.set(user._id, user)
    if (isFoundByPhone && user.phone && !this.#byPhone.has(user.phone)) this.#byPhone.set(user.phone, user._id)
    if (user.email) this.#byEmail.set(user.email.toLowerCase(), user._id)
    this.#byName.set(nameKey(user), [...(this.#byName.get(nameKey(user)) ?? []), user._id])
  }

  /** The anglers of one boat; who is not in the book yet is new, but only `keep` puts them into it. */
  findAll(lines: readonly ListedAngler[]): Found[] {
    const found: Found[] = []
    for (const line of lines) {
      const fresh = found.flatMap((one) => one.fresh ?? [])
      found.push(this.#find(line, fresh))
    }
    return found
  }

  #find(line: ListedAngler, sameBoat: NewAngler[]): Found {
    const [phone, email] = [this.#phoneOf(line.phone), this.#addressOf(line.email)]
    const named = line._id && this.#byId.get(line._id)?._id
    if (named) return { id: named, by: 'id' }
    const [byPhone, byEmail] = line.somebodyNew ? [] : [phone && this.#byPhone.get(phone), email && this.#byEmail.get(email)]
    if (byPhone) return { id: byPhone, by: 'phone' }
    if (byEmail) return { id: byEmail, by: 'email' }
    const again = sameBoat.find((one) => one.phone === phone && one.email === email && nameKey(one) === nameKey(line))
    if (again) return { id: again._id }
    const namesakes = this.#namesakesOf(line, !!phone || !!email)
    if (namesakes.length > 1 && !line.somebodyNew)
      throw new RowProblem(
        `There are ${namesakes.length} anglers called ${line.first_name} ${line.last_name}. Add a phone number or an email.`,
      )
    const [namesake] = namesakes
    if (namesake && !line.somebodyNew && !this.#contradicts(namesake, phone, email)) return { id: namesake, by: 'name' }
    const { first_name, last_name, street, city, state, zip } = line
    const place = { street: street || null, city: city || null, state: state || null, zip: zip || null }
    const _id = line._id ?? this.#tools.newId()
    // A mailbox is one person's: who is somebody else has another one.
    const own = email && this.#byEmail.has(email) ? null : email
    if (email && this.#elsewhere.emails.has(email)) throw new RowProblem(messageOf('account.email-taken'))
    if (this.#elsewhere.ids.has(_id)) throw new RowProblem(messageOf('record.id-taken'))
    return { id: _id, fresh: { _id, first_name, last_name, email: own, phone, ...place } }
  }

  /** Of whom nobody here sees a phone or an e-mail, a name alone cannot say that they are the one who is listed with them. */
  #namesakesOf(line: ListedAngler, hasContact: boolean): Id[] {
    const namesakes = this.#byName.get(nameKey(line)) ?? []
    return hasContact ? namesakes.filter((id) => !this.#byId.get(id)?.contactsHidden) : namesakes
  }

  /** Ten digits, however they were typed; null when there are none. */
  #phoneOf(text: Text): string | null {
    if (!text) return null
    if (!this.#tools.isPhone(text)) throw new RowProblem('Not a valid phone number. Please enter as (xxx) xxx-xxxx')
    return tenDigits(text)
  }

  #addressOf(text: Text): string | null {
    if (!text) return null
    const email = this.#tools.readEmail(text)
    if (!email) throw new RowProblem('Please enter a valid email address.')
    return email
  }

  /** The same name with another phone or another e-mail is another person, such as father and son. */
  #contradicts(id: Id, phone: string | null, email: string | null): boolean {
    const user = this.#byId.get(id)
    const differs = (a: Text, b: string | null) => !!a && !!b && a.toLowerCase() !== b.toLowerCase()
    return differs(user?.phone, phone) || differs(user?.email, email)
  }

  keep(fresh: readonly NewAngler[]): void {
    for (const angler of fresh) {
      // Who keeps the list has just noted it.
      this.#add(angler, true)
      this.created.set(angler._id, angler)
    }
  }

  /** A line was found by a phone or an e-mail that is somebody's with another name: who it is, nobody has said. */
  isDoubtful(line: ListedAngler, { id, by }: Found): boolean {
    const user = this.#byId.get(id)
    return (by === 'phone' || by === 'email') && !!user && !areSimilar(readName(line), readName(user))
  }

  nameOf(id: Id): string {
    const user = this.#byId.get(id)
    return user ? fullName(user) : ''
  }
}
