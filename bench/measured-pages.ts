import {
  createScreenRequest,
  getScreenPath,
  loadScreenIds,
  type Screenshot,
  screenshots,
} from '../tools/screen-list.ts'
import { signInDemoUser } from './call-list.ts'
import type { Page } from './page-speed.ts'

/** Screens by name, with the least score for performance of each. */
const scores: Readonly<Record<string, Page['score']>> = {
  'public-landing': 100,
  'public-welcome': 100,
  'public-company-profile': 100,
  'public-certificate': 100,
  'company-dashboard': 95,
  'company-browse': 95,
  'company-candidate': 95,
  'intern-dashboard': 95,
  'intern-career-field': 95,
  'intern-checkout': 95,
  'operator-applications': 95,
}

/** Returns the pages that Lighthouse measures, each with the demo user who sees it. */
export async function listMeasuredPages(port: number): Promise<readonly Page[]> {
  const missing = Object.keys(scores).filter(
    (name) => !screenshots.some((shot) => shot.name === name),
  )
  if (missing.length > 0) throw new Error(`no such screens: ${missing.join(', ')}`)
  const toPage = async (shot: Screenshot): Promise<readonly Page[]> => {
    const score = scores[shot.name]
    if (score === undefined) return []
    const cookie = shot.as === '' ? undefined : await signInDemoUser(port, shot.as)
    const ids = await loadScreenIds(
      createScreenRequest(cookie),
      `http://localhost:${port}`,
      shot.as,
    )
    return [
      { label: shot.name, path: getScreenPath(shot, ids), score, ...(cookie ? { cookie } : {}) },
    ]
  }
  return (await Promise.all(screenshots.map(toPage))).flat()
}
