import { Button } from '@mantine/core'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconShare2, IconUserPlus } from '@tabler/icons-react'
import { shareAddress, shortLinkTo } from '#platform/share-address.ts'
import classes from './card-actions.module.css'
import { InterestButtons } from './interest-buttons.tsx'
import { t } from './sign-up.texts.ts'
import { SignUpButton } from './sign-up-button.tsx'
import type { SignUpState } from './use-sign-ups.ts'

type Props = { tournament: SkinnyTournament; state: SignUpState }

/** Interested or going, how many are, handing it on, and the one way in. */
export function CardActions({ tournament, state: { offer, interest } }: Props) {
  return (
    <div className={classes.actions}>
      <InterestButtons tournament={tournament} interest={interest} />
      <ShareButton tournament={tournament} />
      <ActionButton
        action={{ label: t('invite'), icon: IconUserPlus, disabled: true, reason: t('comingSoon') }}
        variant="subtle"
        size="xs"
        className={classes.small!}
      />
      <span className={classes.signUp}>
        <SignUpButton tournament={tournament} offer={offer} />
      </span>
    </div>
  )
}

/** By the share sheet of a phone; elsewhere the short link is copied. */
function ShareButton({ tournament: { _id, name } }: { tournament: Pick<SkinnyTournament, '_id' | 'name'> }) {
  const share = () => {
    const url = shortLinkTo(_id)
    void shareAddress(url, { title: name, copied: t('copied'), cannot: t('cannotCopy', { url }) })
  }
  return (
    <Button
      className={classes.small!}
      size="xs"
      variant="subtle"
      leftSection={<IconShare2 size={18} aria-hidden />}
      onClick={share}
      aria-label={t('shareOf', { name })}
      title={t('share')}
    >
      {t('share')}
    </Button>
  )
}
