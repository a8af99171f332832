/** The protocol's `Gossip.Read`: a cluster of one. Clients that are given several hosts ask each of them who leads. */
import { randomUUID } from 'node:crypto';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type { ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';

/** @param port where this server listens, once it does */
export function gossipService(port: () => number) {
  const instanceId = randomUUID();
  return (_call: ServerUnaryCall<Empty, ClusterInfo>, callback: sendUnaryData<ClusterInfo>): void => {
    const member = new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(instanceId))
      .setTimeStamp(String(Date.now()))
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossip.EndPoint().setAddress('127.0.0.1').setPort(port()));
    callback(null, new gossip.ClusterInfo().setMembersList([member]));
  };
}
