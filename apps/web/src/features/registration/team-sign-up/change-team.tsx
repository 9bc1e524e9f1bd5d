import { Button } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import { type PreRegistration, preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { type Chosen, teamOf } from './chosen.ts'
import { CrewChoices } from './crew-choices.tsx'
import { PotChoices } from './pot-choices.tsx'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

type Props = { tournament: Tournament; team: PreRegistration; self: AnglerName; partners: readonly AnglerName[] }

/** Another partner, captain or group, or other pots, while the team has no boat and registration is open. */
export function ChangeTeam({ tournament, team, self, partners }: Props) {
  const [values, setValues] = useState<Chosen | null>(null)
  const mates = team.anglers.filter(({ _id }) => _id !== self._id)
  const named = [...mates, ...(team.substitute ? [team.substitute] : [])]
  const known = [...named, ...partners.filter(({ _id }) => !named.some((one) => one._id === _id))]
  const save = useAction({
    work: (chosen: Chosen) => {
      const { groups, ...rest } = teamOf(self._id, chosen)
      // One is chosen here; others that the team has beside it stay.
      const said = { ...rest, groups: [...new Set([...groups, ...team.groups.slice(1)])] }
      return call(preRegistrationCalls.update, { params: { id: team._id }, body: { _rev: team._rev, ...said } })
    },
    onDone: () => {
      setValues(null)
      notify.success(t('in.changed'))
    },
    onRefused: 'shown',
  })
  if (!values)
    return (
      <Button variant="light" leftSection={<IconPencil aria-hidden />} onClick={() => setValues(chosenBy(team, mates))}>
        {t('in.change')}
      </Button>
    )
  return (
    <div className={classes.form}>
      <CrewChoices tournament={tournament} self={self} partners={known} values={values} onChange={setValues} />
      <PotChoices tournament={tournament} pots={values.pots} onChange={(pots) => setValues({ ...values, pots })} />
      {save.error && (
        <p role="alert" className={classes.error}>
          {messageOfError(save.error)}
        </p>
      )}
      <div className={classes.buttons}>
        <Button size="md" onClick={() => save.run(values)} loading={save.running}>
          {t('in.save')}
        </Button>
        <Button size="md" variant="default" onClick={() => setValues(null)} disabled={save.running}>
          {t('in.asItWas')}
        </Button>
      </div>
    </div>
  )
}

const chosenBy = ({ pots, boatCaptain, sub, groups }: PreRegistration, mates: readonly AnglerName[]): Chosen => ({
  partners: mates.map(({ _id }) => _id),
  pots,
  boatCaptain,
  sub,
  group: groups[0] ?? null,
})
