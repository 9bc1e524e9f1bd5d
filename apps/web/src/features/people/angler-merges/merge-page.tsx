import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import type { ReactNode } from 'react'
import { useAddress } from '#platform/address.ts'
import type { Href } from '#platform/href.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { t } from './angler-merges.texts.ts'
import { MergeAnglers } from './merge-anglers.tsx'

/** `list`: where anglers are found. `children`: how two are chosen, where the address does not name them. */
type Props = { list: { label: string; href: Href }; onOthers: () => void; children: ReactNode }

/** Two anglers who are one person become one. Who they are stands in the address. */
export function MergePage({ list, onOthers, children }: Props) {
  const { keep, merge } = useAddress().search
  return (
    <Page>
      <PageHeader title={t('page.title')} crumbs={[list, { label: t('page.title') }]} meta={t('page.about')} />
      <OnTheServer title={t('page.needsInternet')} text={t('page.needsInternetText')}>
        {keep && merge && keep !== merge ? (
          <MergeAnglers key={`${keep} ${merge}`} one={keep} other={merge} onOthers={onOthers} list={list.href} />
        ) : (
          children
        )}
      </OnTheServer>
    </Page>
  )
}
