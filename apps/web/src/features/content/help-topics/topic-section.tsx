import { type TopicPage, topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { type TopicSection as Section, topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { movedPage, pagesInOrder, siblingsOf } from '@ramplight/domain/content/page-tree'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section as Card } from '@ramplight/ui/frame/page.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconArrowDown, IconArrowUp, IconEyeOff, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import classes from './help-topics.module.css'
import { t } from './help-topics.texts.ts'
import { PageForm } from './page-form.tsx'
import { SectionForm } from './section-form.tsx'

type Props = { section: Section; pages: readonly TopicPage[] }
type Editing = { page: TopicPage | null } | 'section' | null

/** One section of the help with its pages: written, ordered, taken out. */
export function TopicSection({ section, pages }: Props) {
  const [editing, setEditing] = useState<Editing>(null)
  const tell = (_: unknown, { title }: { title: string }) => notify.stealth(t('isDeleted', { title }))
  const removeSection = useAction({
    work: ({ _id }: Section) => call(topicSectionCalls.remove, { params: { id: _id } }),
    onDone: tell,
  })
  const askToDelete = async () => {
    const title = t('confirmSection', { title: section.title })
    if (await confirm({ title, text: t('sectionGone'), confirmLabel: t('yes'), tone: 'danger' })) removeSection.run(section)
  }
  return (
    <Card
      title={section.title}
      note={t('pages', { count: pages.length })}
      flush
      actions={
        <>
          {!section.active && <StatusBadge word={t('off')} tone="ink" icon={IconEyeOff} />}
          <IconButton icon={IconPencil} label={t('editSection')} onClick={() => setEditing('section')} />
          <IconButton icon={IconTrash} label={t('deleteSection')} onClick={() => void askToDelete()} />
          <ActionButton action={{ label: t('addPage'), icon: IconPlus, onClick: () => setEditing({ page: null }) }} />
        </>
      }
    >
      <RowList
        none={t('noPages')}
        rows={pagesInOrder(pages).map(({ page, depth }) => ({
          key: page._id,
          title: <span style={{ paddingInlineStart: `${depth * 2}ch` }}>{page.title}</span>,
          end: <PageButtons page={page} pages={pages} onEdit={() => setEditing({ page })} />,
        }))}
      />
      {editing === 'section' && <SectionForm section={section} onClose={() => setEditing(null)} />}
      {editing && editing !== 'section' && (
        <PageForm page={editing.page} section={section} pages={pages} onClose={() => setEditing(null)} />
      )}
    </Card>
  )
}

function PageButtons({ page, pages, onEdit }: { page: TopicPage; pages: readonly TopicPage[]; onEdit: () => void }) {
  const { title } = page
  const siblings = siblingsOf(page, pages)
  const move = useAction({ work: (by: -1 | 1) => call(topicPageCalls.bulkUpdatePages, { body: movedPage(page, by, pages) }) })
  const remove = useAction({
    work: () => call(topicPageCalls.remove, { params: { id: page._id } }),
    onDone: () => notify.stealth(t('isDeleted', { title })),
  })
  const askToDelete = async () => {
    if (await confirm({ title: t('confirmPage', { title }), text: t('pageGone'), confirmLabel: t('yes'), tone: 'danger' })) remove.run()
  }
  return (
    <span className={classes.buttons}>
      <IconButton icon={IconArrowUp} label={t('up', { title })} disabled={siblings[0] === page} onClick={() => move.run(-1)} />
      <IconButton icon={IconArrowDown} label={t('down', { title })} disabled={siblings.at(-1) === page} onClick={() => move.run(1)} />
      <IconButton icon={IconPencil} label={t('edit', { title })} onClick={onEdit} />
      <IconButton icon={IconTrash} label={t('delete', { title })} onClick={() => void askToDelete()} />
    </span>
  )
}
