import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { HealthRegistry } from '../observability/index.js';
import { EdgeError } from './edge-error.js';
import { Public } from './public.js';
import { Refuses } from './refuses.js';

class Health {
  @ApiProperty({ example: 'ok' })
  status: 'ok';
}

/** For load balancers that reach only the public port; the details are on the operations port. */
@ApiTags('operations')
@Controller('api/health')
export class HealthEndpoint {
  constructor(private readonly health: HealthRegistry) {}

  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Whether the game answers.' })
  @ApiOkResponse({ type: Health })
  @Refuses('not_ready')
  async getHealth(): Promise<Health> {
    const { ready } = await this.health.report();
    if (!ready) throw new EdgeError('not_ready');
    return { status: 'ok' };
  }
}
