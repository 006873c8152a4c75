// Code that is dangerous with what users enter: each kind is refused outside of listed files, and
// each of these says why it is safe there.
import { type Finding, createFinding, type SourceFile } from './source-files.ts'

/** A kind of dangerous code, with the files that may use it. */
interface DangerousKind {
  /** Completes “no source uses …”. */
  readonly name: string
  /** Finds it in code without comments and contents of strings. */
  readonly code?: RegExp
  /** Finds it in code without comments, by its strings. */
  readonly text?: RegExp
  /** Finds the modules that it needs. */
  readonly imports?: RegExp
  /** Path → why it is safe there. */
  readonly reasons: Readonly<Record<string, string>>
}

const fixedProgram = 'a program of our own by its path, without a shell'
const fixedPattern = 'made of words of our own sources'
const setAddress = 'the address comes from the settings'
const providerAddress = 'addresses of the two providers, from the settings'
const registered = 'a registration whose address an emailed code has verified'
const cleanedHtml = 'an introduction that cleanRichText has cleaned before it was stored'

export const dangerousKinds: readonly DangerousKind[] = [
  {
    name: 'code made of text',
    code: /(?<![.\w])eval\s*\(|\bnew Function\b|(?<![.\w])set(?:Timeout|Interval)\(\s*['"`]/g,
    imports: /^(?:node:)?vm$/,
    reasons: {},
  },
  {
    name: 'a shell or another program',
    imports: /^(?:node:)?child_process$/,
    reasons: {
      'apps/server/src/platform/embedded/binaries.ts': fixedProgram,
      'apps/server/src/platform/embedded/cluster.ts': fixedProgram,
      'apps/server/src/platform/embedded/owner.ts':
        'two fixed commands, and the folder is an argument of its own',
      'apps/server/src/platform/embedded/processes.ts': 'ps with the id of a process',
      'apps/server/src/platform/files/limited-child.ts': fixedProgram,
      'apps/server/src/platform/payment-sandbox/start-sandbox.ts': fixedProgram,
    },
  },
  {
    name: 'a regular expression made of values',
    code: /(?<![.\w])RegExp\(/g,
    reasons: {
      'packages/contract/src/payments/endpoints.ts': 'two numbers of our own',
      'packages/domain/src/profiles/suggest-wording.ts': fixedPattern,
      'packages/resume-parser/src/date-spans.ts': fixedPattern,
      'packages/resume-parser/src/entry-patterns.ts': fixedPattern,
      'apps/server/src/db/query-generator/render-queries.ts':
        'names of types, while the sources are generated',
      'apps/server/src/platform/db/compose-list.ts': 'aliases of our own query files',
    },
  },
  {
    name: 'HTML made of text',
    code: /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\bsrcdoc\b/gi,
    reasons: {
      'apps/web/src/features/companies/company-review.tsx': cleanedHtml,
      'apps/web/src/features/companies/profile-sections.tsx': cleanedHtml,
      'apps/web/src/features/companies/public-about.tsx': cleanedHtml,
    },
  },
  {
    name: 'messages between windows',
    code: /\bpostMessage\(|\bonmessage\b|\bMessageChannel\b/g,
    reasons: {
      'apps/server/src/platform/threads/thread-server.ts': 'between threads of the server',
      'apps/server/src/platform/threads/threads.ts': 'between threads of the server',
    },
  },
  {
    name: 'sockets',
    code: /\bnew WebSocket\b/g,
    imports: /^(?:ws|socket\.io.*|@fastify\/websocket)$/,
    reasons: {},
  },
  {
    name: 'requests to addresses',
    code: /(?<![.\w])fetch\(/g,
    imports: /^(?:(?:node:)?https?|undici|axios|got)$/,
    reasons: {
      'apps/server/src/features/applications/whatsapp-service.ts': setAddress,
      'apps/server/src/features/calendars/oauth-client.ts': providerAddress,
      'apps/server/src/features/calendars/provider-http.ts': providerAddress,
      'apps/server/src/features/payments/sandbox-card.ts': setAddress,
      'apps/server/src/features/plans/writer-service.ts': setAddress,
      'apps/server/src/platform/http/admission.ts': 'a type only',
      'apps/server/src/platform/payment-sandbox/sandbox-server.ts':
        'not in production; sends events to its own server',
      'apps/server/src/platform/reports/error-reports.ts': setAddress,
      'apps/web/src/platform/http/client.ts': 'the own server',
      'apps/web/src/platform/http/connection.ts': 'the own server',
      'apps/web/src/platform/http/last-seen.ts': 'the own server',
      'apps/web/src/platform/upload/upload-video.ts':
        'an address of the bucket that the own server has signed',
    },
  },
  {
    name: 'a parser of XML',
    code: /\bDOMParser\b/g,
    imports: /^(?!\.).*xml|^sax$|cheerio|libxml/i,
    reasons: {
      'apps/web/src/features/companies/describe-profile-field.ts':
        'reads cleaned HTML as a document that runs nothing',
    },
  },
  {
    name: 'format strings',
    text: /\bimport \{[^}]*\bformat(?:WithOptions)?\b[^}]*\} from '(?:node:)?util'/g,
    code: /\butil\.format\w*\(/g,
    imports: /printf/,
    reasons: {},
  },
  {
    name: 'objects made of bytes',
    code: /\bdeserialize\(|\bunserialize\(/g,
    imports: /^(?:node:)?v8$|yaml|msgpack|bson|serialize/,
    reasons: {},
  },
  {
    name: 'a start of a session',
    code: /\bstart(?:User|Registration|Verified)Session\(|\bsession\.start\w*\(/g,
    reasons: {
      'apps/server/src/features/sessions/start-session.ts': 'defines the ways to start one',
      'apps/server/src/features/sessions/verify-code.ts': 'an emailed code',
      'apps/server/src/features/sessions/login.ts': 'an identity that the provider has signed',
      'apps/server/src/features/second-factor/verify-second-factor.ts':
        'a code of the second factor, after one of the others',
      'apps/server/src/features/sessions/demo-sign-in.ts': 'not in production',
      'apps/server/src/features/intern-registration/save-basic-info.ts': registered,
      'apps/server/src/features/registration/complete-invitation.ts': registered,
      'apps/server/src/features/registration/create-company-user.ts': registered,
    },
  },
  {
    name: 'numbers that can be guessed',
    code: /\bMath\.random\b/g,
    reasons: {
      'apps/server/src/platform/db/retry.ts': 'the time before a retry',
      'apps/web/src/platform/forms/tab-saves.ts': 'tells two tabs of one browser apart',
    },
  },
]

/** Finds a kind of dangerous code in the product's sources, outside of its listed files. */
export function findDangerousCode(
  { name, code, text, imports, reasons }: DangerousKind,
  files: readonly SourceFile[],
): readonly Finding[] {
  return files
    .filter(({ path, layer, test }) => layer !== undefined && !test && !path.includes('.stories.'))
    .filter(({ path }) => !Object.hasOwn(reasons, path))
    .flatMap((file) => [
      ...[
        ...(code ? file.source.code.matchAll(code) : []),
        ...(text ? file.source.uncommented.matchAll(text) : []),
      ].map(({ index }) => createFinding('dangerous', file, index, name)),
      ...file.imports
        .filter(({ from }) => imports?.test(from))
        .map(({ from, line }) => ({ rule: 'dangerous', path: file.path, line, message: from })),
    ])
}

/** Lists the files that a kind names although they no longer use it. */
export function findUnusedReasons(
  kind: DangerousKind,
  files: readonly SourceFile[],
): readonly string[] {
  return Object.keys(kind.reasons).filter((path) =>
    findDangerousCode({ ...kind, reasons: {} }, files).every((finding) => finding.path !== path),
  )
}
