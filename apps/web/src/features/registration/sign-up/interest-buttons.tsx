import { Button } from '@mantine/core'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { textsReady } from '@ramplight/ui/language/texts'
import { later } from '@ramplight/ui/parts/later.tsx'
import { IconCheck, IconStar, IconStarFilled } from '@tabler/icons-react'
import classes from './card-actions.module.css'
import type { Interest } from './sign-up.queries.ts'
import { t } from './sign-up.texts.ts'
import { useMarkInterest } from './use-mark-interest.ts'
import type { SignUpState } from './use-sign-ups.ts'

/** Only who has chosen has something to take back. */
const TakeBack = later(() => import('./take-back.tsx').then((module) => module.TakeBack))

const openWho = async (tournament: string, counts: Record<Interest, number>) => {
  const { openWhoIsInterested } = await import('./who-is-interested.tsx')
  await textsReady()
  openWhoIsInterested(tournament, counts)
}

type Props = { tournament: Pick<SkinnyTournament, '_id' | 'status' | 'cancelled'>; interest: SignUpState['interest'] }

const WORDS = {
  interested: { offer: 'interested', chosen: 'youreInterested', remove: 'notInterested', Icon: IconStar, Chosen: IconStarFilled },
  going: { offer: 'going', chosen: 'youreGoing', remove: 'notGoing', Icon: IconCheck, Chosen: IconCheck },
} as const

/** Interested or going, and how many are. Of what is over or canceled one can only take back what one said. */
export function InterestButtons({ tournament: { _id, status, cancelled }, interest }: Props) {
  const { mark, marking } = useMarkInterest()
  const counts = interest && { interested: interest.interested, going: interest.going }
  const toggle = (type: Interest) => {
    const { offer: word, chosen, remove: back, Icon, Chosen } = WORDS[type]
    const mine = interest?.mine?.type === type ? interest.mine : null
    if (!mine && (cancelled || status === 'Completed')) return null
    if (!mine)
      return (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Icon size={18} aria-hidden />}
          disabled={marking || !interest}
          onClick={() => mark(_id, type)}
        >
          {t(word)}
        </Button>
      )
    return (
      <TakeBack id={mine._id} icon={<Chosen size={18} aria-hidden />} words={t(back)}>
        {t(chosen)}
      </TakeBack>
    )
  }
  return (
    <>
      {toggle('interested')}
      {toggle('going')}
      {counts && counts.interested + counts.going > 0 && (
        <button type="button" className={`rl-link-button ${classes.who}`} onClick={() => void openWho(_id, counts)}>
          {t('whoOpen', counts)}
        </button>
      )}
    </>
  )
}
