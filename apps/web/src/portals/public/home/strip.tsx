import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { Loaded, type QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import type { ReactNode } from 'react'
import { TournamentCards } from '#features/registration/sign-up/index.ts'
import { t } from '../public.texts.ts'
import classes from './home.module.css'

type Props = {
  title: string
  query: QueryLike<{ message: SkinnyTournament[] }>
  /** Said when there is nothing; null hides the strip. */
  none: string | null
  more?: ReactNode
}

export function Strip({ title, query, none, more }: Props) {
  const list = query.data?.message
  if (none === null && !list?.length) return null
  return (
    <section>
      <div className={classes.stripHead}>
        <h2>{title}</h2>
        {more}
      </div>
      <Loaded query={query} what={t('home.tournaments')} skeleton={<LoadingRows rows={2} height={112} label={t('home.loading')} />}>
        {({ message }) =>
          message.length === 0 ? <p className="rl-dimmed">{none}</p> : <TournamentCards className={classes.cards} tournaments={message} />
        }
      </Loaded>
    </section>
  )
}
