import { Section } from '@ramplight/ui/frame/page.tsx'
import { useQuery } from '@tanstack/react-query'
import classes from '../sync.module.css'
import { QuestionCard } from './question-card.tsx'
import { questionsByRecord } from './question-words.ts'
import { questionsQuery } from './questions.queries.ts'
import { t } from './questions.texts.ts'

/** Every open question of a tournament, whoever's device it began on, each with its answer. */
export function OpenQuestions({ tournament }: { tournament: string }) {
  const { data: questions = [] } = useQuery(questionsQuery(tournament))
  if (questions.length === 0) return null
  return (
    <Section title={t('openQuestions.questionsToAnswer', { count: questions.length })} note={t('openQuestions.resultsBecomeOfficial')}>
      <div className={classes.part}>
        {questionsByRecord(questions).map((fields) => (
          <QuestionCard key={fields[0]._id} questions={fields} />
        ))}
      </div>
    </Section>
  )
}
