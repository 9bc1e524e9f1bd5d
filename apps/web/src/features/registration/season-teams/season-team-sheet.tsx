import { Button } from '@mantine/core'
import type { AnglerName } from '@ramplight/contract/people/users'
import { seasonTeamCalls as calls, type SeasonTeam } from '@ramplight/contract/tours/season-teams'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { AnglerPicker } from '#features/registration/anglers/index.ts'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { crewOfSeason, seasonTeamName, substitutesOf } from './season-team-words.ts'
import classes from './season-teams.module.css'
import { t } from './season-teams.texts.ts'

type Props = { team: SeasonTeam; online: boolean; onClose: () => void }

/** One of a season: who may fish in their place, and whether they stay in the season. */
export function SeasonTeamSheet({ team, online, onClose }: Props) {
  const name = seasonTeamName(team)
  const [crew, subs] = [crewOfSeason(team), substitutesOf(team)]
  const add = useAction({
    work: async ({ _id }: AnglerName) => {
      await call(calls.addSub, { body: { seasonTeamId: team._id, userIdToAdd: _id } })
      await refreshed()
    },
    onDone: (_, one) => notify.success(t('subAdded', { name: fullName(one), team: name })),
  })
  const remove = useAction({
    work: async ({ _id }: AnglerName) => {
      const substitutions = team.substitutions.filter((id) => id !== _id)
      await call(calls.update, { params: { id: team._id }, body: { _rev: team._rev, substitutions } })
      await refreshed()
    },
    onDone: (_, one) =>
      notify.stealth(t('subRemoved', { name: fullName(one) }), { undo: { label: t('undo'), onUndo: () => add.run(one) } }),
  })
  const takeOut = useAction({
    work: () => call(calls.remove, { params: { id: team._id } }),
    onDone: () => {
      notify.success(t('takenOut', { name }))
      onClose()
    },
  })
  const ask = async () => {
    const isMeant = await confirm({
      title: t('takeOutAsk', { name }),
      text: t('takeOutText'),
      confirmLabel: t('takeOut'),
      tone: 'danger',
    })
    if (isMeant) takeOut.run()
  }
  const taken = new Map([
    ...crew.map(({ _id }) => [_id, t('inTeam')] as const),
    ...subs.map(({ _id }) => [_id, t('isSubstitute')] as const),
  ])
  return (
    <SideSheet
      opened
      onClose={onClose}
      title={name}
      subtitle={team.teamName ? fullNames({ anglers: crew }) : undefined}
      footer={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <div className={classes.sheet}>
        <section>
          <h3>{t('substitutes')}</h3>
          <p className="rl-dimmed">{t(subs.length > 0 ? 'whatSubstitutesAre' : 'noSubstitutes')}</p>
          <RowList
            rows={subs.map((one) => ({
              key: one._id,
              title: fullName(one),
              end: (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  disabled={!online || remove.running}
                  loading={remove.running && remove.given === one}
                  onClick={() => remove.run(one)}
                  aria-label={t('removeOne', { name: fullName(one) })}
                >
                  {t('remove')}
                </Button>
              ),
            }))}
          />
        </section>
        {online ? (
          <>
            <AnglerPicker
              key={subs.length}
              anglers={[]}
              onChange={([one]) => one && add.run(one)}
              max={1}
              crew={false}
              taken={taken}
              field={{ id: 'substitute', label: t('addSubstitute') }}
            />
            <Button variant="default" color="red" className={classes.takeOut} loading={takeOut.running} onClick={() => void ask()}>
              {t('takeOut')}
            </Button>
          </>
        ) : (
          <p className="rl-dimmed">{t('needsInternet')}</p>
        )}
      </div>
    </SideSheet>
  )
}
