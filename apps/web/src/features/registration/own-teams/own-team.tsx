import { Button } from '@mantine/core'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { type Team, teamCalls } from '@ramplight/contract/registration/teams'
import { LARGEST_CREW } from '@ramplight/domain/registration/crew-size'
import { fullName } from '@ramplight/domain/registration/full-name'
import { isTeamFull } from '@ramplight/domain/registration/own-team'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ActionMenu } from '@ramplight/ui/parts/action-menu.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { shareAddress } from '#platform/share-address.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import classes from './own-teams.module.css'
import { t } from './own-teams.texts.ts'
import { TeamName } from './team-name.tsx'

type Change = Omit<BodyOf<typeof teamCalls.changeOwn>, '_rev'>
type Member = Team['anglers'][number]

/** A team that anglers made: who is what in it; its captain gives parts and the link, and everybody can leave. */
export function OwnTeam({ team }: { team: Team }) {
  const me = useSession()!.user._id
  const online = useOnline()
  const [renames, setRenames] = useState(false)
  const params = { id: team._id }
  // One whose captain was erased has no name before the next one gives it one.
  const name = team.alias || team.name || fullNames(team)
  const leads = team.captain === me
  const change = useAction({
    work: (body: Change) => call(teamCalls.changeOwn, { params, body: { _rev: team._rev, ...body } }),
    onDone: () => setRenames(false),
  })
  const leave = useAction({
    work: () => call(teamCalls.leaveOwn, { params }),
    onDone: () => notify.success(t('left', { name })),
  })
  const invite = useAction({
    work: () => call(teamCalls.linkOwn, { params }),
    onDone: ({ code }) => {
      const url = `${location.origin}/angler/teams/join/${code}`
      return shareAddress(url, { title: name, text: t('inviteText', { name }), copied: t('copied'), cannot: t('cannotCopy', { url }) })
    },
  })
  const unlink = useAction({ work: () => call(teamCalls.unlinkOwn, { params }), onDone: () => notify.success(t('unlinked')) })
  const askToLeave = async () => {
    const text = t('leaveText', { others: team.users.length - 1 })
    const ask = { title: t('leaveAsk', { name }), text, confirmLabel: t('leave'), cancelLabel: t('stay'), tone: 'danger' } as const
    if (await confirm(ask)) leave.run()
  }
  const captainFirst = team.anglers.toSorted((a, b) => Number(b._id === team.captain) - Number(a._id === team.captain))
  return (
    <Section title={name} flush>
      <RowList
        rows={captainFirst.map((one) => ({
          key: one._id,
          title: fullName(one),
          about: partsOf(team, one._id, me),
          end: leads && online && one._id !== me && (
            <ActionMenu label={t('more', { name: fullName(one) })} actions={actionsFor(team, one, change.run)} />
          ),
        }))}
      />
      {renames ? (
        <TeamName
          name={team.name ?? ''}
          saveLabel={t('save')}
          leaveLabel={t('asItWas')}
          saving={change.running}
          error={change.error}
          onSave={(to) => change.run({ name: to })}
          onClose={() => setRenames(false)}
        />
      ) : (
        <div className={classes.foot}>
          {leads && !isTeamFull(team) && <p className="rl-dimmed">{t('roomFor', { count: LARGEST_CREW - team.users.length })}</p>}
          <div className={classes.buttons}>
            {leads && !isTeamFull(team) && (
              <Button
                variant="light"
                leftSection={<IconUserPlus aria-hidden />}
                onClick={() => invite.run()}
                loading={invite.running}
                disabled={!online}
              >
                {t('invite')}
              </Button>
            )}
            {leads && (
              <>
                <Button variant="subtle" onClick={() => unlink.run()} loading={unlink.running} disabled={!online}>
                  {t('unlink')}
                </Button>
                <Button variant="subtle" onClick={() => setRenames(true)} disabled={!online}>
                  {t('rename')}
                </Button>
              </>
            )}
            <Button variant="subtle" color="red" onClick={() => void askToLeave()} loading={leave.running} disabled={!online}>
              {t('leave')}
            </Button>
          </div>
        </div>
      )}
    </Section>
  )
}

const partsOf = ({ captain, boatCaptain, sub }: Team, angler: string, me: string): string =>
  [angler === me && t('you'), angler === captain && t('captain'), angler === boatCaptain && t('boatCaptain'), angler === sub && t('sub')]
    .filter(Boolean)
    .join(' · ')

/** What the captain does with one of the others. */
function actionsFor(team: Team, one: Member, change: (body: Change) => void): UiAction[] {
  const name = fullName(one)
  const isBoatCaptain = team.boatCaptain === one._id
  const isSub = team.sub === one._id
  const ask = async (title: string, text: string, confirmLabel: string, body: Change) => {
    if (await confirm({ title, text, confirmLabel, tone: 'danger' })) change(body)
  }
  return [
    {
      label: t(isBoatCaptain ? 'noBoatCaptain' : 'makeBoatCaptain'),
      onClick: () => change({ boatCaptain: isBoatCaptain ? null : one._id }),
    },
    { label: t(isSub ? 'noSub' : 'makeSub'), onClick: () => change({ sub: isSub ? null : one._id }) },
    {
      label: t('makeCaptain'),
      onClick: () => void ask(t('captainAsk', { name }), t('captainText', { name }), t('makeCaptain'), { captain: one._id }),
    },
    {
      label: t('takeOut'),
      tone: 'danger',
      onClick: () => void ask(t('takeOutAsk', { name }), t('takeOutText'), t('takeOut'), { without: [one._id] }),
    },
  ]
}
