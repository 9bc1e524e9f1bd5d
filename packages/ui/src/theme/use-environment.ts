import { useSyncExternalStore } from 'react'
import { chooseEnvironment, currentEnvironment, onEnvironmentChange } from './environment.ts'

export function useEnvironment() {
  const current = useSyncExternalStore(onEnvironmentChange, currentEnvironment, currentEnvironment)
  return { ...current, choose: chooseEnvironment }
}
