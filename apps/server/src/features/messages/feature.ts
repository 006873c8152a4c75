import { messageEndpoints } from '@fledge/contract/messages/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { approveMessage } from './approve-message.ts'
import { cancelMessage } from './cancel-message.ts'
import { messageJobs } from './jobs.ts'
import { previewMessage } from './preview-message.ts'
import { exportMessages, listMessageRecipients, listMessages } from './read-messages.ts'
import { decideMessageReply } from './decide-message-reply.ts'
import { listOwnMessages } from './read-own-messages.ts'
import { exportMessageReplies, listMessageReplies } from './read-replies.ts'
import { replyToMessage } from './reply-to-message.ts'
import { writeMessage } from './write-message.ts'
import { addTemplate } from './add-template.ts'
import { archiveTemplate } from './archive-template.ts'
import { changeTemplate } from './change-template.ts'
import { exportTemplates, listTemplates, listTemplateVersions } from './read-templates.ts'
import { restoreTemplate } from './restore-template.ts'

/** What the programme team writes to people, and the templates it writes it with. */
export const messagesFeature = defineFeature(
  messageEndpoints,
  {
    listMessages,
    exportMessages,
    listMessageRecipients,
    previewMessage,
    writeMessage,
    approveMessage,
    cancelMessage,
    listOwnMessages,
    replyToMessage,
    listMessageReplies,
    exportMessageReplies,
    decideMessageReply,
    listTemplates,
    exportTemplates,
    listTemplateVersions,
    addTemplate,
    changeTemplate,
    archiveTemplate,
    restoreTemplate,
  },
  { jobs: messageJobs },
)
