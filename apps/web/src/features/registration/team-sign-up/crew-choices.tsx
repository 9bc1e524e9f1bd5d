import { Chip } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { rolesFor } from '@ramplight/domain/registration/crew-roles'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { fullName } from '@ramplight/domain/registration/full-name'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { IconPlus } from '@tabler/icons-react'
import type { Chosen } from './chosen.ts'
import { type GuestProblems, NewPartner } from './new-partner.tsx'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

type Props = {
  tournament: Tournament
  /** Who signs up. */
  self: AnglerName
  partners: readonly AnglerName[]
  values: Chosen
  onChange: (values: Chosen) => void
  /** Somebody new may be asked along; what is wrong with what is typed of them. */
  guestProblems?: GuestProblems
}

/** Who fishes with me, who steers, who stands by, in which group; what a tournament does not have is not there. */
export function CrewChoices({ tournament, self, partners, values, onChange, guestProblems }: Props) {
  const others = crewSizeOf(tournament) - 1
  const { partners: chosen } = values
  const guest = guestProblems ? (values.guest ?? null) : null
  // Of more than the boat takes, the last ones count; somebody new takes a seat as well.
  const seats = (isNew: boolean) => Math.max(0, others - Number(isNew))
  const last = (list: readonly string[], most: number) => (most === 0 ? [] : list.slice(-most))
  const choose = (partner: string, isChosen: boolean) => {
    if (!isChosen) return onChange({ ...values, partners: chosen.filter((one) => one !== partner) })
    const stays = guest !== null && chosen.length + 1 < others
    onChange({ ...values, guest: stays ? guest : null, partners: last([...chosen, partner], seats(stays)) })
  }
  const askNew = (isNew: boolean) =>
    onChange({ ...values, guest: isNew ? { name: '', contact: '' } : null, partners: last(chosen, seats(isNew)) })
  return (
    <>
      {others > 0 && (
        <Section title={t(others > 1 ? 'partners' : 'partner')}>
          {(partners.length > 0 || guestProblems) && (
            <fieldset className={classes.partners}>
              <legend>{t(partners.length > 0 ? 'fishedWith' : 'guest.who')}</legend>
              {partners.map((one) => (
                <Chip key={one._id} size="md" checked={chosen.includes(one._id)} onChange={(on) => choose(one._id, on)}>
                  {fullName(one)}
                </Chip>
              ))}
              {guestProblems && (
                <Chip size="md" checked={guest !== null} onChange={askNew} icon={<IconPlus size={14} aria-hidden />}>
                  {t('guest.new')}
                </Chip>
              )}
            </fieldset>
          )}
          {guest && <NewPartner guest={guest} problems={guestProblems ?? {}} onChange={(typed) => onChange({ ...values, guest: typed })} />}
          {!guest && chosen.length < others && <p className="rl-dimmed">{t('laterHint')}</p>}
          <Parts self={self} partners={partners} values={values} onChange={onChange} />
        </Section>
      )}
      {tournament.groups.length > 0 && (
        <Section title={t('group')}>
          <DeviceChoiceField
            id="group"
            size="md"
            aria-label={t('group')}
            value={values.group ?? ''}
            data={[{ value: '', label: t('noGroup') }, ...tournament.groups.map(({ name }) => ({ value: name, label: name }))]}
            onChange={(event) => onChange({ ...values, group: event.currentTarget.value || null })}
          />
        </Section>
      )}
    </>
  )
}

/** Who of the boat steers, and who comes in when one of them cannot: asked once there is somebody to choose. */
function Parts({ self, partners, values, onChange }: Pick<Props, 'self' | 'partners' | 'values' | 'onChange'>) {
  const users = [self._id, ...values.partners]
  const { boatCaptain, sub } = rolesFor(users, values)
  const nameOf = (one: AnglerName) => ({ value: one._id, label: fullName(one) })
  const crew = [self, ...partners.filter(({ _id }) => values.partners.includes(_id))]
  const ashore = partners.filter(({ _id }) => !values.partners.includes(_id))
  if (crew.length < 2) return null
  return (
    <div className={classes.parts}>
      <DeviceChoiceField
        size="md"
        label={t('captain')}
        value={boatCaptain ?? self._id}
        data={crew.map(nameOf)}
        onChange={({ currentTarget: { value } }) => onChange({ ...values, boatCaptain: value === self._id ? null : value })}
      />
      {ashore.length > 0 && (
        <DeviceChoiceField
          size="md"
          label={t('sub')}
          description={t('subHelp')}
          value={sub ?? ''}
          data={[{ value: '', label: t('noSub') }, ...ashore.map(nameOf)]}
          onChange={(event) => onChange({ ...values, sub: event.currentTarget.value || null })}
        />
      )}
    </div>
  )
}
