import { Button } from '@mantine/core'
import { type PreRegistration, preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconCheck, IconHourglass, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { shareAddress } from '#platform/share-address.ts'
import { useTakesCards } from '#platform/takes-cards.ts'
import { useAction } from '#platform/use-action.ts'
import { PartnerLinks, partnerLinkTexts } from '../partner-links/index.ts'
import { MyWaiver } from '../waiver/index.ts'
import classes from './team-sign-up.module.css'
import { placesQuery } from './team-sign-up.queries.ts'
import { t } from './team-sign-up.texts.ts'

/** A team that is in: who it is, a link for who is missing, and the way out. */
export function SignedUp({ tournament, team }: { tournament: Tournament; team: PreRegistration }) {
  const room = crewSizeOf(tournament) - team.team.users.length
  const takesCards = useTakesCards(tournament._id)
  const inLine = useQuery({ ...placesQuery(tournament._id), enabled: team.onWaitingList }).data?.inLine
  const invite = useAction({
    work: () => call(preRegistrationCalls.invitation, { params: { id: team._id } }),
    onDone: ({ code }) => {
      const url = `${location.origin}/angler/join/${code}`
      const text = t('in.inviteText', { tournament: tournament.name })
      return shareAddress(url, { title: tournament.name, text, copied: t('in.copied'), cannot: t('in.cannotCopy', { url }) })
    },
  })
  const leave = useAction({
    work: () => call(preRegistrationCalls.remove, { params: { id: team._id } }),
    onDone: () => notify.success(t('in.takenBack')),
  })
  const askToLeave = async () => {
    const sure = await confirm({
      title: t('in.takeBackAsk'),
      text: t('in.takeBackText', { others: team.team.users.length - 1 }),
      confirmLabel: t('in.takeBack'),
      cancelLabel: t('in.keep'),
      tone: 'danger',
    })
    if (sure) leave.run()
  }
  return (
    <div className={classes.form}>
      {team.onWaitingList ? (
        <Banner tone="amber" icon={IconHourglass}>
          <b className={classes.isIn}>{t('in.waitsTitle')}</b>
          {inLine ? t('in.waits', { place: inLine }) : t('in.waitsSomewhere')}
        </Banner>
      ) : (
        <Banner tone="kelp" icon={IconCheck}>
          <b className={classes.isIn}>{t('in.title')}</b>
          {t(takesCards ? 'in.byCard' : 'in.text')}
        </Banner>
      )}
      <MyWaiver tournament={tournament._id} />
      <section className={classes.team}>
        <h2>{t('in.team')}</h2>
        <ul>
          {team.anglers.map((one) => (
            <li key={one._id}>{fullName(one)}</li>
          ))}
        </ul>
        {room > 0 && !team.converted && (
          <>
            <p className="rl-dimmed">{t('in.roomFor', { count: room })}</p>
            <Button variant="light" leftSection={<IconUserPlus aria-hidden />} onClick={() => invite.run()} loading={invite.running}>
              {t('in.invite')}
            </Button>
          </>
        )}
      </section>
      {tournament.teamEvent && !team.converted && (
        <Section title={partnerLinkTexts('title')} flush>
          <PartnerLinks team={team._id} />
        </Section>
      )}
      <div className={classes.buttons}>
        <Button component={UiLink} href="/angler" size="md">
          {t('in.today')}
        </Button>
        <Button component={UiLink} href={`/tournaments/${tournament._id}`} size="md" variant="default">
          {t('in.seeTournament')}
        </Button>
        {!team.converted && (
          <Button variant="subtle" color="red" size="md" onClick={askToLeave} loading={leave.running}>
            {t('in.takeBack')}
          </Button>
        )}
      </div>
    </div>
  )
}
