import { foldText, type SourcedValue, toSource } from './read-text.ts'
import type { SectionLine } from './section-lines.ts'
import { type KnownLabel, createLabelTest } from './skill-facts.ts'
import { stripListMarker } from './entry-blocks.ts'

const maxOwnSkillCount = 30
/** Proficiency levels, in words and symbols. */
const levelPattern =
  /(?:(?<!\s)\s+)?\([^()]{0,40}\)|(?:(?<!\s)\s+)?[*★☆●○•◦]{2,10}|(?<!\s)\s+\d{1,3} ?%|(?<!\s)\s+[–—-]\s+(?:advanced|intermediate|basic|beginner|expert|good|fluent|proficient|native|gut|sehr gut|grundkenntnisse|fortgeschritten|avancé|intermédiaire|notions|avanzado|intermedio|básico|avançado|intermediário)\b[^]*$/giu

/**
 * Returns listed skills that are in no known list, in the person's own words. Sentences are
 * skipped.
 */
export function findOwnSkills(
  lines: readonly SectionLine[],
  knownLabels: {
    readonly skills: readonly KnownLabel[]
    readonly languages: readonly KnownLabel[]
  },
): SourcedValue<string>[] {
  const skillsByName = new Map<string, SourcedValue<string>>()
  const isKnown = createLabelTest([...knownLabels.skills, ...knownLabels.languages])
  for (const line of lines) {
    if (line.section !== 'skills' || line.isHeading) continue
    for (const value of splitSkillWords(line)) {
      const name = foldText(value)
      if (!skillsByName.has(name) && !isKnown(value))
        skillsByName.set(name, { value, source: toSource(line) })
    }
  }
  return [...skillsByName.values()].slice(0, maxOwnSkillCount)
}

function splitSkillWords(line: SectionLine): string[] {
  const [first = '', ...otherParts] = line.parts
  // "Tools   Docker, Git": the first part is the label of the others.
  const isLabelled =
    otherParts.length > 0 && !first.includes(',') && otherParts.some((part) => part.includes(','))
  return (
    (isLabelled ? otherParts : line.parts)
      // "Languages: C, Verilog. Tools: KiCad": each list has a label.
      .flatMap((part) => stripListMarker(part).split(/[.;]\s+(?=[^\s:,.;][^:,.;]{1,39}:\s)/))
      .map((part) => part.replace(/^[^:,]{2,40}:\s*/, ''))
      .flatMap((part) => part.replace(levelPattern, '').split(/[,;|·•∙\t]| \/ /))
      .map((word) =>
        word
          .replace(/^(?:and|und|et|y|e) /i, '')
          .replace(/(?<![.\s])[.\s]+$/, '')
          .trim(),
      )
      .filter(isSkill)
  )
}

const isSkill = (word: string) =>
  word.length <= 40 &&
  word.split(' ').length <= 4 &&
  /\p{L}/u.test(word) &&
  !/[.!?:]\s|@|https?:|\b(?:19|20)\d\d\b/.test(word)
