import { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { deleteUnusedFiles } from './delete-unused-files.ts'
import { deleteOrphanFiles } from './delete-orphan-files.ts'
import { fileAddress } from './file-address.ts'
import { getFile } from './get-file.ts'
import { getFileText } from './get-file-text.ts'
import { deleteFile } from './delete-file.ts'
import { uploadFile } from './upload-file.ts'
import { completeVideo } from './complete-video.ts'
import { putVideoChunk } from './put-video-chunk.ts'
import { readNewTexts } from './stored-text.ts'
import { startVideo } from './start-video.ts'
import { videoChunkAddress } from './video-chunk-address.ts'
import { videoOffset } from './video-offset.ts'

export const filesFeature = defineFeature(
  fileEndpoints,
  {
    uploadFile,
    deleteFile,
    getFile,
    getFileText,
    fileAddress,
    startVideo,
    videoOffset,
    putVideoChunk,
    videoChunkAddress,
    completeVideo,
  },
  {
    jobs: [deleteUnusedFiles],
    async deliver(services) {
      await deleteOrphanFiles(services)
      await readNewTexts(services)
    },
  },
)
