/** OpenAPI at /api/docs (to read) and /api/docs-json. */
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { apiDocument } from './api-document.js';
import { documentationHeaders } from './security-headers.js';

const PATH = 'api/docs';

export function serveDocumentation(app: NestExpressApplication, https: boolean): void {
  app.use(`/${PATH}`, documentationHeaders(https));
  SwaggerModule.setup(PATH, app, () => apiDocument(app), {
    jsonDocumentUrl: `${PATH}-json`,
    swaggerOptions: { persistAuthorization: false },
  });
}
