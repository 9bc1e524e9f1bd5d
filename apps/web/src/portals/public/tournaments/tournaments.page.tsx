import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { FullLoading } from '@ramplight/ui/states/full-loading.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconMapSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { TournamentCards } from '#features/registration/sign-up/index.ts'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { t } from '../public.texts.ts'
import classes from './find.module.css'
import { FindForm } from './find-form.tsx'
import { type FindTerms, readTerms, searchBody } from './find-terms.ts'
import { Pager } from './pager.tsx'

export function FindTournamentsPage() {
  const terms = readTerms(useSearch({ from: '__root__' }))
  const navigate = useNavigate()
  const found = useQuery({ ...skinnyTournamentsQuery(searchBody(terms)), placeholderData: keepPreviousData })
  const set = (next: FindTerms) => void navigate({ to: '/tournaments', search: next })
  return (
    <Page width="form">
      <PageHeader title={t('find.title')} meta={found.data ? t('find.found', { count: found.data.totalItemCount }) : undefined} />
      <FindForm key={JSON.stringify(terms)} terms={terms} onSearch={set} />
      <Loaded query={found} what={t('home.tournaments')} skeleton={<FullLoading title={t('find.searching')} />}>
        {({ message, totalItemCount }) =>
          message.length === 0 ? (
            <EmptyState
              icon={IconMapSearch}
              text={t('find.none')}
              action={Object.keys(terms).length > 0 ? { label: t('find.reset'), onClick: () => set({}) } : undefined}
            />
          ) : (
            <>
              <h2 className="rl-sr-only">{t('find.results')}</h2>
              <TournamentCards className={classes.cards} tournaments={message} />
              <Pager
                page={Number(terms.page ?? 1)}
                total={totalItemCount}
                onPage={(page) => set({ ...terms, page: page > 1 ? String(page) : undefined })}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
