import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { allPagesQuery, allSectionsQuery } from './help-topics.queries.ts'
import { t } from './help-topics.texts.ts'
import { SectionForm } from './section-form.tsx'
import { TopicSection } from './topic-section.tsx'

type Props = { adding: boolean; onAdd: (adding: boolean) => void }

/** The pages of the help by their sections, to be written. */
export function TopicsEditor({ adding, onAdd }: Props) {
  const sections = useQuery(allSectionsQuery())
  const pages = useQuery(allPagesQuery())
  return (
    <>
      <Loaded
        query={sections}
        what={t('what')}
        isEmpty={(list) => list.length === 0}
        empty={{ icon: IconHelpCircle, text: t('firstUse'), action: { label: t('newSection'), onClick: () => onAdd(true) } }}
      >
        {(list) =>
          list.map((section) => (
            <TopicSection key={section._id} section={section} pages={(pages.data ?? []).filter((page) => page.section === section._id)} />
          ))
        }
      </Loaded>
      {adding && <SectionForm section={null} onClose={() => onAdd(false)} />}
    </>
  )
}
