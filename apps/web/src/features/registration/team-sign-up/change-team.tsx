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
import { useSession } from '#platform/use-session.ts'
import { type Chosen, TeamChoices } from './team-choices.tsx'
import classes from './team-sign-up.module.css'
import { t } from './team-sign-up.texts.ts'

type Props = { tournament: Tournament; team: PreRegistration; partners: readonly AnglerName[] }

/** Another partner or other pots, while the team has no boat and registration is open. */
export function ChangeTeam({ tournament, team, partners }: Props) {
  const me = useSession()!.user._id
  const [values, setValues] = useState<Chosen | null>(null)
  const mates = team.anglers.filter(({ _id }) => _id !== me)
  const known = [...mates, ...partners.filter(({ _id }) => !mates.some((mate) => mate._id === _id))]
  const save = useAction({
    work: ({ partners: chosen, pots }: Chosen) =>
      call(preRegistrationCalls.update, {
        params: { id: team._id },
        body: { _rev: team._rev, team: { users: [me, ...chosen] }, pots: [...pots] },
      }),
    onDone: () => {
      setValues(null)
      notify.success(t('in.changed'))
    },
    onRefused: 'shown',
  })
  if (!values)
    return (
      <Button
        variant="light"
        leftSection={<IconPencil aria-hidden />}
        onClick={() => setValues({ partners: mates.map(({ _id }) => _id), pots: team.pots })}
      >
        {t('in.change')}
      </Button>
    )
  return (
    <div className={classes.form}>
      <TeamChoices tournament={tournament} partners={known} values={values} onChange={setValues} />
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
