/** OpenAPI at /api/docs (to read) and /api/docs-json. */
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { documentationHeaders } from './security-headers.js';

const PATH = 'api/docs';

export function serveDocumentation(app: NestExpressApplication, https: boolean): void {
  const description = new DocumentBuilder()
    .setTitle('Rubicon')
    .setDescription('A text game of history: a language model narrates, every turn is an event.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  app.use(`/${PATH}`, documentationHeaders(https));
  SwaggerModule.setup(PATH, app, () => SwaggerModule.createDocument(app, description), {
    jsonDocumentUrl: `${PATH}-json`,
    swaggerOptions: { persistAuthorization: false },
  });
}
